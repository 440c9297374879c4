import { ColumnMapError, importCsv, readColumnMap, SourceFileError } from '../catalogue/import/csv.ts'
import { systemClock } from '../clock.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { withImportDatabase } from './database.ts'
import { reportLines, showProgress } from './import-report.ts'

export const command: Command = {
  usage: 'import csv --professors <file> [--works <file>] [--map field=Column,…]',
  help: [
    'Imports professors, and their works, from files of yours: .csv with a header or .jsonl, also with .gz behind.',
    'Reports what was left out and why. Importing the same files again changes nothing.',
    '',
    '  --professors <file>   columns name and school_name, and what else is known: scholar_id, orcid, openalex_id,',
    '                        affiliation, cited_by, key_interests (separated by ;), homepage_url, google_scholar_url,',
    '                        email, id (a number of your own), works (ids of works, separated by ;)',
    '  --works <file>        columns title, abstract, year, citations, url, and whose a work is: id, if professors list',
    '                        their works, or professor (an id of theirs, several separated by ;)',
    '  --map field=Column    where your columns have other names: --map "name=Full Name,works.title=Paper"',
    '',
    'Fields without a column are empty. Who has no scholar_id is known by ORCID or OpenAlex id, else by name and school.',
  ].join('\n'),
  async run(args, { out, progress }) {
    const text = { type: 'string' } as const
    const { flags } = readArgs(args, [], { professors: text, works: text, map: text })
    const { professors, works } = flags
    if (!professors) throw wrongUsage('The file of --professors is missing.')
    const map = flags.map ? understood(flags.map) : {}
    const report = await withImportDatabase((database) =>
      importCsv(database, systemClock, { professors, works, map }, showProgress(progress, 'Professors')),
    ).catch((error: unknown) => {
      throw error instanceof SourceFileError ? new CommandFailure(error.message) : error
    })
    for (const line of reportLines(report)) out(line)
  },
}

function understood(text: string): ReturnType<typeof readColumnMap> {
  try {
    return readColumnMap(text)
  } catch (error) {
    throw error instanceof ColumnMapError ? wrongUsage(error.message) : error
  }
}
