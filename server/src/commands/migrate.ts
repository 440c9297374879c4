import { migrate } from '../db/migrate.ts'
import { readArgs, type Command } from './command.ts'
import { atDatabase, withDatabase, withOptOuts } from './database.ts'

export const command: Command = {
  usage: 'migrate',
  help: 'Brings the database to the newest structure. Nothing is lost, and running it again does nothing.',
  async run(args, { out }) {
    readArgs(args, [], {})
    const ran = await atDatabase((url) => migrate(url))
    // Opt-outs of before there were hashes get theirs.
    await withDatabase((database) => withOptOuts(database, async () => undefined))
    out(ran.length > 0 ? `Migrated: ${ran.join(', ')}.` : 'The database is up to date.')
  },
}
