import { readdir } from 'node:fs/promises'
import postgres from 'postgres'

const migrations = new URL('../../migrations/', import.meta.url)

/**
 * Whether all migrations have run and there are professors. Uses only postgres.js: loading Kysely takes 200 ms, and at
 * nearly every start there is nothing to prepare.
 */
export async function isPrepared(url: string): Promise<boolean> {
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -3))
  const sql = postgres(url, { max: 1, onnotice: () => undefined, fetch_types: false })
  try {
    const [tables] = await sql`select to_regclass('kysely_migration') is not null as migrated`
    if (!tables!.migrated) return false
    const ran = new Set((await sql`select name from kysely_migration`).map(({ name }) => name as string))
    return names.every((name) => ran.has(name)) && (await sql`select from professors limit 1`).length > 0
  } finally {
    await sql.end()
  }
}
