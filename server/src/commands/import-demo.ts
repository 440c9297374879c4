import { systemClock } from '../clock.ts'
import { hasProfessors } from '../catalogue/count-catalogue.ts'
import type { ImportDatabase } from '../catalogue/import/store.ts'
import { readArgs, type Command, type Terminal } from './command.ts'
import { withImportDatabase } from './database.ts'
import { formatReport, showProgress } from './import-report.ts'

export const command: Command = {
  usage: 'import demo [--if-empty]',
  help: [
    'Imports 14,400 invented professors with publications at eleven schools. They are always the same, and their mail',
    'addresses do not exist. Importing them again changes nothing.',
    '',
    '  --if-empty   only if the catalogue contains no professor',
  ].join('\n'),
  async run(args, terminal) {
    const { flags } = readArgs(args, [], { 'if-empty': { type: 'boolean' } })
    await withImportDatabase(async (database) => {
      if (!flags['if-empty']) await importAndReport(database, terminal)
      else if (!(await importDemoIfEmpty(database, terminal)))
        terminal.out('The catalogue is not empty: nothing imported.')
    })
  },
}

/** Imports the demo if the catalogue is empty; returns whether it did. */
export async function importDemoIfEmpty(database: ImportDatabase, terminal: Terminal): Promise<boolean> {
  if (await hasProfessors(database.db)) return false
  await importAndReport(database, terminal)
  return true
}

async function importAndReport(database: ImportDatabase, terminal: Terminal): Promise<void> {
  // Loaded only here, since the demo's texts are large and `prepare` runs at every start.
  const { importDemo } = await import('../catalogue/import/demo.ts')
  const report = await importDemo(database, systemClock, showProgress(terminal.progress, 'Demo professors'))
  for (const line of formatReport(report)) terminal.out(line)
}
