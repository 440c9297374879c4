import { readArgs, type Command } from './command.ts'
import { atDatabase, withDatabase, withOptOuts } from './database.ts'
import { isPrepared } from './prepared.ts'

export const command: Command = {
  usage: 'prepare',
  help: 'Prepares a start: migrates, and imports the demo if the catalogue is empty. Fast if there is nothing to do.',
  async run(args, terminal) {
    readArgs(args, [], {})
    if (await atDatabase(isPrepared)) return
    const { describeNewer, migrate } = await import('../db/migrate.ts')
    const { importDemoIfEmpty } = await import('./import-demo.ts')
    const { ran, newer } = await atDatabase((url) => migrate(url))
    if (ran.length > 0) terminal.out(`Migrated: ${ran.join(', ')}.`)
    if (newer.length > 0) terminal.out(describeNewer(newer))
    await withDatabase((database) => withOptOuts(database, (into) => importDemoIfEmpty(into, terminal)))
  },
}
