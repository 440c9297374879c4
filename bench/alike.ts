import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startPostgres } from '@labreach/launch/postgres/start'
import { startSystem } from '@labreach/launch/start'
import { openSql } from '@labreach/launch/sql'
import { createStudentToken } from './browse-student.ts'

/**
 * `npm run bench -- alike [200]`: whether response times reveal which usernames and email addresses exist. Sends the
 * same call for a known and an unknown one alternately, this many times. The ratio of the median times should be near
 * 1.
 */
const pairCount = Number(process.argv[2] ?? 200)

/** The median times, in ms, of two calls. They alternate, and so does the first one of each pair. */
async function measureMedians(calls: readonly [Call, Call]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let pair = 0; pair < pairCount; pair++)
    for (const which of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now()
      await calls[which](pair)
      times[which].push(performance.now() - started)
    }
  return times.map((list) => list.toSorted((a, b) => a - b)[Math.floor(pairCount / 2)]!) as [number, number]
}
type Call = (pair: number) => Promise<unknown>

const folder = await createThrowawayFolderOnDisk('labreach-alike-')
const database = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
const sql = openSql(database.url)
const env = { DATABASE_URL: database.url, LIMITS_PER_NETWORK: 'off' }
const system = await startSystem({ dataDir: join(folder, 'data'), port: 0, quiet: true, env })
try {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${system.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    await response.arrayBuffer()
    return response.status
  }
  await createStudentToken(system.url, sql)
  // Each guess is for another account, since many guesses for one account are slowed down.
  await sql`
    insert into students (id, username, username_key, email, email_verified_at, password_hash, created_at)
    select gen_random_uuid(), 'known' || n, 'known' || n, 'known' || n || '@example.edu', now(), password_hash, now()
    from students, generate_series(0, ${pairCount - 1}) n where password_hash is not null`
  const inventName = (pair: number) => `nobody${pair}`
  const calls = {
    'a wrong password': (name: string) => post('/api/auth/login/', { username: name, password: 'a wrong guess' }),
    'a request for a password reset': (name: string) =>
      post('/api/auth/password-reset/', { email: `${name}@example.edu` }),
  }
  for (const [what, call] of Object.entries(calls)) {
    const statuses = [await call('known0'), await call('nobody0')]
    const [one, other] = await measureMedians([(pair) => call(`known${pair}`), (pair) => call(inventName(pair))])
    console.log(
      `${what}: known / unknown = ${(one / other).toFixed(3)} (${one.toFixed(1)} and ${other.toFixed(1)} ms; ${statuses.join(', ')})`,
    )
  }
} finally {
  await system.stop()
  await sql.end()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
