import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { createJobs } from './pg-boss-jobs.ts'

const DAY_MS = 86_400_000
const shortIntervals = { pollSeconds: 0.5, superviseSeconds: 1 }

test('several processes can start at the same time on a new database', async () => {
  const database = await createTestDatabase()
  await database.sql`drop schema if exists pgboss cascade`
  const errors: unknown[] = []
  const all = Array.from({ length: 3 }, () =>
    createJobs<{ greet: { name: string } }>(database.url, ['greet'], (error) => errors.push(error)),
  )
  await Promise.all(all.map((jobs) => jobs.install()))
  expect(errors).toEqual([])
  await Promise.all(all.map((jobs) => jobs.close()))
  await database.close()
})

test('a job that was added while the clock was ahead runs once the clock is correct', async () => {
  const database = await createTestDatabase()
  const greeted: string[] = []
  const jobs = createJobs<{ greet: { name: string } }>(database.url, ['greet'], console.error, { pollSeconds: 0.5 })
  await jobs.install()
  await database.db.transaction().execute(async (tx) => {
    for (const name of ['Ada', 'Bo', 'Cy']) await jobs.add(tx, 'greet', { name })
  })
  await database.sql`update pgboss.job set created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour'
    where data->>'name' = 'Ada'`
  await database.sql`update pgboss.job set start_after = start_after + interval '8 days' where data->>'name' = 'Bo'`
  await database.sql`update pgboss.job set start_after = start_after + interval '1 hour', state = 'retry' where data->>'name' = 'Cy'`
  await jobs.start({ greet: async ({ name }) => void greeted.push(name) })
  await new Promise((done) => setTimeout(done, 1_000))
  expect(greeted).toEqual([])
  expect(await jobs.catchUp()).toBe(2)
  await expect.poll(() => greeted.toSorted()).toEqual(['Ada', 'Bo'])
  expect(await jobs.catchUp()).toBe(0)
  await jobs.close()
  await database.close()
})

test('the job of a dead process is retried, even if the clock was ahead at the last check', async () => {
  const database = await createTestDatabase()
  const greeted: string[] = []
  const jobs = createJobs<{ greet: { name: string } }>(database.url, ['greet'], console.error, shortIntervals)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * DAY_MS })
  onTestFinished(() => void vi.useRealTimers())
  await jobs.install()
  vi.useRealTimers()
  await database.db.transaction().execute(async (tx) => {
    for (const name of ['Ada', 'Bo']) await jobs.add(tx, 'greet', { name })
  })
  await database.sql`update pgboss.job set state = 'active', started_on = now() - interval '3 minutes', retry_delay = 0`
  await database.sql`update pgboss.job set started_on = now() + interval '8 days', expire_seconds = 1 where data->>'name' = 'Bo'`
  await database.sql`update pgboss.queue set monitor_claim_on = now() + interval '8 days'`
  await jobs.start({ greet: async ({ name }) => void greeted.push(name) })
  await new Promise((done) => setTimeout(done, 3_000))
  expect(greeted).toEqual([])
  await jobs.catchUp()
  await expect.poll(() => greeted.toSorted()).toEqual(['Ada', 'Bo'])
  await jobs.close()
  await database.close()
})

test('a waiting job is not deleted as too old while the clock is days ahead', async () => {
  const database = await createTestDatabase()
  const jobs = createJobs<{ greet: { name: string } }>(database.url, ['greet'], console.error, shortIntervals)
  await jobs.install()
  await database.db.transaction().execute((tx) => jobs.add(tx, 'greet', { name: 'Ada' }))
  // For these rows, it is eight days later.
  await database.sql`update pgboss.job set created_on = created_on - interval '8 days', start_after = start_after - interval '8 days',
    keep_until = keep_until - interval '8 days'`
  await database.sql`update pgboss.queue set monitor_claim_on = now() - interval '8 days', maintain_on = now() - interval '8 days'`
  const countMaintained = async () =>
    (await database.sql`select 1 from pgboss.queue where name = 'greet' and maintain_on > now() - interval '1 day'`)
      .count
  await expect.poll(countMaintained).toBe(1)
  await new Promise((done) => setTimeout(done, 1_000))
  expect(await database.sql`select state from pgboss.job`).toMatchObject([{ state: 'created' }])
  await jobs.close()
  await database.close()
})

test('a queue of an older version gets the current settings', async () => {
  const database = await createTestDatabase()
  const install = async () => {
    const names = ['greet', 'dig', 'forget'] as const
    const jobs = createJobs<Record<(typeof names)[number], object>>(database.url, names, console.error, {
      lengthy: ['dig'],
      unlimited: ['forget'],
    })
    await jobs.install()
    await jobs.close()
    return database.sql`select name, policy, retention_seconds, retry_limit, expire_seconds, heartbeat_seconds from pgboss.queue
      where name in ('dig', 'greet', 'forget') order by name`
  }
  const first = await install()
  expect(first.map(({ name, policy }) => [name, policy])).toEqual([
    ['dig', 'stately'],
    ['forget', 'standard'],
    ['greet', 'standard'],
  ])
  const [, unlimited, limited] = first
  expect(unlimited!.retry_limit).toBeGreaterThan(limited!.retry_limit * 1_000)
  expect(unlimited!.retention_seconds).toBeGreaterThan(limited!.retention_seconds * 10)
  await database.sql`update pgboss.queue set retention_seconds = 5, retry_limit = 6, expire_seconds = 6, heartbeat_seconds = null`
  for (const name of ['forget', 'greet'])
    await database.sql`insert into pgboss.job (name, state, retry_limit, keep_until) values (${name}, 'retry', 20, now())`
  expect(await install()).toEqual(first)
  // So do its waiting jobs that must be tried until they succeed.
  const stored = await database.sql`
    select retry_limit, keep_until > now() + interval '9 years' as kept from pgboss.job order by name`
  expect(stored).toEqual([
    { retry_limit: unlimited!.retry_limit, kept: true },
    { retry_limit: 20, kept: false },
  ])
  await database.close()
})

test('a backlog is processed continuously, not one job per poll', async () => {
  const database = await createTestDatabase()
  const attempted: number[] = []
  const done: number[] = []
  const jobs = createJobs<{ count: { number: number } }>(database.url, ['count'], () => undefined)
  await jobs.install()
  await database.db.transaction().execute(async (tx) => {
    for (let number = 0; number < 20; number++) await jobs.add(tx, 'count', { number })
  })
  await jobs.start({
    count: async ({ number }) => {
      attempted.push(number)
      if (number === 7) throw new Error('not this time')
      done.push(number)
    },
  })
  // The default timeout of poll is shorter than two poll intervals of five seconds.
  await expect.poll(() => done.length).toBe(19)
  expect(attempted.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, number) => number))
  await jobs.close()
  await database.close()
})
