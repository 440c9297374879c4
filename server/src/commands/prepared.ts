import { readdir } from 'node:fs/promises'
import { Connection } from '../db/pool.ts'

const migrations = new URL('../../migrations/', import.meta.url)

/**
 * Whether all migrations and no unknown ones have run, and there are professors. Uses only pg: loading Kysely takes 200 ms, and at
 * nearly every start there is nothing to prepare.
 */
export async function isPrepared(url: string): Promise<boolean> {
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -3))
  const connection = new Connection({ connectionString: url })
  await connection.connect()
  const selectRows = async <Row extends object>(text: string) => (await connection.query<Row>(text)).rows
  try {
    const [tables] = await selectRows<{ migrated: boolean }>(
      "select to_regclass('kysely_migration') is not null as migrated",
    )
    if (!tables!.migrated) return false
    const ran = new Set(
      (await selectRows<{ name: string }>('select name from kysely_migration')).map(({ name }) => name),
    )
    const isMigrated = ran.size === names.length && names.every((name) => ran.has(name))
    return isMigrated && (await selectRows('select from professors limit 1')).length > 0
  } finally {
    await connection.end()
  }
}
