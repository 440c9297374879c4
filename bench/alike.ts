import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { startPostgres } from '@labreach/launch/postgres/start'
import { startSystem } from '@labreach/launch/start'
import postgres from 'postgres'
import { aStudent } from './browse-student.ts'

/**
 * `npm run bench -- alike [200]`: whether the time of an answer tells which usernames and addresses exist. The same
 * call for a known and for an unknown one in turns, so many times; the ratio of the two median times should be near 1.
 */
const turns = Number(process.argv[2] ?? 200)

/** Median times, in ms, of two calls that take turns, first one and then the other going first. */
async function medians(calls: readonly [Call, Call]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < turns; turn++)
    for (const which of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const begun = performance.now()
      await calls[which](turn)
      times[which].push(performance.now() - begun)
    }
  return times.map((list) => list.toSorted((a, b) => a - b)[Math.floor(turns / 2)]!) as [number, number]
}
type Call = (turn: number) => Promise<unknown>

const folder = await throwawayOnDisk('labreach-alike-')
const database = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
const sql = postgres(database.url, { max: 1, onnotice: () => undefined })
const env = { DATABASE_URL: database.url, LIMITS_PER_ADDRESS: 'off' }
const system = await startSystem({ dataDir: join(folder, 'data'), port: 0, quiet: true, env })
try {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${system.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    await response.arrayBuffer()
    return response.status
  }
  await aStudent(system.url, sql)
  // Each guess at a name of its own: an account slows many guesses down.
  await sql`
    insert into students (id, username, username_key, email, email_verified_at, password_hash, created_at)
    select gen_random_uuid(), 'known' || n, 'known' || n, 'known' || n || '@example.edu', now(), password_hash, now()
    from students, generate_series(0, ${turns - 1}) n where password_hash is not null`
  const unknown = (turn: number) => `nobody${turn}`
  const calls = {
    'a wrong password': (name: string) => post('/api/auth/login/', { username: name, password: 'a wrong guess' }),
    'asking for a reset': (name: string) => post('/api/auth/password-reset/', { email: `${name}@example.edu` }),
  }
  for (const [what, call] of Object.entries(calls)) {
    const statuses = [await call('known0'), await call('nobody0')]
    const [one, other] = await medians([(turn) => call(`known${turn}`), (turn) => call(unknown(turn))])
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
