import { ColumnMapError, importCsv, readColumnMap, SourceFileError } from '../catalogue/import/csv.ts'
import { systemClock } from '../clock.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { withImportDatabase } from './database.ts'
import { formatReport, showProgress } from './import-report.ts'

export const command: Command = {
  usage: 'import csv --professors <file> [--works <file>] [--map field=Column,…]',
  help: [
    'Imports professors and their works from your files: .csv with a header or .jsonl, also compressed (.gz).',
    'Reports the skipped rows with the reasons. Importing the same files again changes nothing.',
    '',
    '  --professors <file>   columns: name, school_name and, optionally, scholar_id, orcid, openalex_id, affiliation,',
    '                        cited_by, key_interests (separated by ;), homepage_url, google_scholar_url, email,',
    '                        id (your own number), works (ids of works, separated by ;)',
    '  --works <file>        columns: title, abstract, year, citations, url, and either id (if professors have the',
    '                        column works) or professor (ids of professors, separated by ;)',
    '  --map field=Column    for columns with other names: --map "name=Full Name,works.title=Paper"',
    '',
    'Fields without a column are empty. A professor without scholar_id is identified by ORCID or OpenAlex id, otherwise by',
    'name and school.',
  ].join('\n'),
  async run(args, { out, progress }) {
    const text = { type: 'string' } as const
    const { flags } = readArgs(args, [], { professors: text, works: text, map: text })
    const { professors, works } = flags
    if (!professors) throw wrongUsage('The file of --professors is missing.')
    const map = flags.map ? readMap(flags.map) : {}
    const report = await withImportDatabase((database) =>
      importCsv(database, systemClock, { professors, works, map }, showProgress(progress, 'Professors')),
    ).catch((error: unknown) => {
      throw error instanceof SourceFileError ? new CommandFailure(error.message) : error
    })
    for (const line of formatReport(report)) out(line)
  },
}

function readMap(text: string): ReturnType<typeof readColumnMap> {
  try {
    return readColumnMap(text)
  } catch (error) {
    throw error instanceof ColumnMapError ? wrongUsage(error.message) : error
  }
}
