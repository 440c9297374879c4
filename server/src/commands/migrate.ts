import { describeNewer, migrate } from '../db/migrate.ts'
import { readArgs, type Command } from './command.ts'
import { atDatabase, withDatabase, withOptOuts } from './database.ts'

export const command: Command = {
  usage: 'migrate',
  help: [
    'Runs the missing migrations of the database. No data is lost, and running it again changes nothing. On a database that a',
    'newer version has migrated it has nothing to do, since migrations only add structure; it says so.',
  ].join('\n'),
  async run(args, { out }) {
    readArgs(args, [], {})
    const { ran, newer } = await atDatabase((url) => migrate(url))
    // Computes missing hashes of opt-outs.
    await withDatabase((database) => withOptOuts(database, async () => undefined))
    if (ran.length > 0) out(`Migrated: ${ran.join(', ')}.`)
    if (newer.length > 0) out(describeNewer(newer))
    else if (ran.length === 0) out('The database is up to date.')
  },
}
