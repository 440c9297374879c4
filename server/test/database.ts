import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../src/db/connection.ts'
import { Connection } from '../src/db/pool.ts'
import { recordStatements } from './statements/record.ts'

// npm run lab -- statements
if (process.env.RECORD_STATEMENTS) recordStatements(process.env.RECORD_STATEMENTS)

export type TestDatabase = Database & { url: string }

/**
 * A new migrated, empty database; `close` drops it. Cloning the template takes about 30 ms, migrating ten times as
 * long.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabase'))
  const admin = new URL(template)
  admin.pathname = '/postgres'
  const name = `${template.pathname.slice(1)}_${randomBytes(6).toString('hex')}`
  await runStatement(admin, `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`)
  const url = new URL(template)
  url.pathname = `/${name}`
  const database = openDatabase(url.href, { max: 5 })
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close()
      await runStatement(admin, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Replaces a database by an empty one, as after a disaster. Ends all connections to it. */
export async function recreateDatabase(url: string): Promise<void> {
  const admin = new URL(url)
  const name = admin.pathname.slice(1)
  admin.pathname = '/postgres'
  await runStatement(admin, `drop database if exists ${name} with (force)`)
  await runStatement(admin, `create database ${name}`)
}

async function runStatement(server: URL, text: string): Promise<void> {
  const connection = new Connection({ connectionString: server.href })
  await connection.connect()
  try {
    await connection.query(text)
  } finally {
    await connection.end()
  }
}
