import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { createJobs } from './pg-boss-jobs.ts'

test('processes that start at once on a new database do not stand in each other’s way', async () => {
  const database = await testDatabase()
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

test('a job that was made while the clock was ahead is done once the clock is right again', async () => {
  const database = await testDatabase()
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

test('jobs that have waited are done one after the other, not one at each look', async () => {
  const database = await testDatabase()
  const tried: number[] = []
  const done: number[] = []
  const jobs = createJobs<{ count: { number: number } }>(database.url, ['count'], () => undefined)
  await jobs.install()
  await database.db.transaction().execute(async (tx) => {
    for (let number = 0; number < 20; number++) await jobs.add(tx, 'count', { number })
  })
  await jobs.start({
    count: async ({ number }) => {
      tried.push(number)
      if (number === 7) throw new Error('not this time')
      done.push(number)
    },
  })
  // Less than two looks of five seconds.
  await expect.poll(() => done.length, { timeout: 8_000 }).toBe(19)
  expect(tried.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, number) => number))
  await jobs.close()
  await database.close()
})
