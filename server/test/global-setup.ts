import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createThrowawayFolder } from '@labreach/launch/folder'
import { startPostgres } from '@labreach/launch/postgres/start'
import type { TestProject } from 'vitest/node'
import { createJobs } from '../src/services/jobs/pg-boss-jobs.ts'
import { lengthyWork, unlimitedWork, workNames } from '../src/work.ts'
import { openDatabase } from '../src/db/connection.ts'
import { migrate } from '../src/db/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated database that every test database is cloned from. */
    templateDatabase: string
  }
}

/**
 * One PostgreSQL for the whole run: that of TEST_DATABASE_URL (a superuser on PostgreSQL 15 or newer), else an embedded
 * one without durability, thrown away afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const folder = await createThrowawayFolder('labreach-test-')
  const server = given ? undefined : await startPostgres({ dataDir: folder, durable: false })
  const base = given ?? server!.url
  // Two projects of one run each have a template on a server that they may share.
  const template = `labreach_test_${process.pid}_${randomBytes(3).toString('hex')}`
  const { sql: admin, close } = openDatabase(base, { max: 1 })
  await admin.run(`create database ${template}`)
  const url = new URL(base)
  url.pathname = `/${template}`
  await migrate(url.href)
  // The queues' own tables as well, so that no test database has to make them.
  const jobs = createJobs<Record<string, object>>(url.href, workNames, console.error, {
    lengthy: lengthyWork,
    unlimited: unlimitedWork,
  })
  await jobs.start(Object.fromEntries(workNames.map((name) => [name, async () => undefined])))
  await jobs.close()
  project.provide('templateDatabase', url.href)

  return async () => {
    const left = await admin<{ datname: string }[]>`
      select datname from pg_database where datname like ${template + '%'}`
    for (const { datname } of left) await admin.run(`drop database if exists ${datname} with (force)`)
    await close()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
