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
