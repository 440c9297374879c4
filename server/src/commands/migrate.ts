import { migrate } from '../db/migrate.ts'
import { readArgs, type Command } from './command.ts'
import { atDatabase, withDatabase, withOptOuts } from './database.ts'

export const command: Command = {
  usage: 'migrate',
  help: 'Runs the missing migrations of the database. No data is lost, and running it again changes nothing.',
  async run(args, { out }) {
    readArgs(args, [], {})
    const ran = await atDatabase((url) => migrate(url))
    // Computes missing hashes of opt-outs.
    await withDatabase((database) => withOptOuts(database, async () => undefined))
    out(ran.length > 0 ? `Migrated: ${ran.join(', ')}.` : 'The database is up to date.')
  },
}
