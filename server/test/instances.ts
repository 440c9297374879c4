import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { findFreePort } from '@labreach/launch/port'
import { afterAll } from 'vitest'
import { createSessions } from '../src/account/sessions.ts'
import { systemClock } from '../src/clock.ts'
import { readConfig } from '../src/config.ts'
import { createEncryption } from '../src/encryption.ts'
import { createFiles } from '../src/services/files/files.ts'
import { createClient } from './client.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { aSandbox, aWebsite, createControl, createSettings } from './environment.ts'
import { addProfessors, makeProfessor } from './professors.ts'
import type { RunningApp } from './test-app.ts'

const server = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** A server in a separate process. */
export type Instance = RunningApp & { url: string; database: TestDatabase }

/**
 * Two server processes with the system clock, one database, one folder of files and one sandbox. Call it at the top
 * level of a test file; they stop after the last test.
 */
export async function startTwoInstances({ professors: count = 60 } = {}): Promise<[Instance, Instance]> {
  const folder = await createThrowawayFolderOnDisk('labreach-two-')
  const [database, sandbox] = await Promise.all([createTestDatabase(), aSandbox(folder), aWebsite(join(folder, 'web'))])
  const professors = await addProfessors(
    database.sql,
    Array.from({ length: count }, (_, number) => makeProfessor(number)),
  )
  const settings = { ...createSettings({ sandbox, database, folder }), LOG_LEVEL: 'error' }
  const config = readConfig(settings)
  const encryption = createEncryption({ encryptionKey: config.keys.encryption, signingKey: config.keys.handle })
  const services = { db: database.db, clock: systemClock, config, encryption, files: createFiles(config.filesDir) }
  const sessions = createSessions(config.keys.token, systemClock)
  const tokenFor = async (studentId: string) => (await sessions.start(database.db, studentId)).access_token
  const started: ChildProcess[] = []

  afterAll(async () => {
    await Promise.all(started.map(stopProcess))
    await Promise.all([database.close(), sandbox.close()])
    await rm(folder, { recursive: true, force: true })
  })

  async function start(): Promise<Instance> {
    const { child, url } = await startServer(settings)
    started.push(child)
    return {
      ...createClient({ url, tokenFor }),
      browser: () => createClient({ url, tokenFor, keepsCookies: true }),
      control: createControl(sandbox),
      clock: systemClock,
      services,
      database,
      professors,
      url,
    }
  }

  return Promise.all([start(), start()])
}

/**
 * Starts a server process with these settings and waits until it listens. Throws if it ends before. `onOutput` gets what
 * it writes, in place of the output of the tests.
 */
export async function startServer(
  settings: NodeJS.ProcessEnv,
  onOutput?: (text: string) => void,
): Promise<{ child: ChildProcess; url: string }> {
  const port = await findFreePort()
  const child = fork(server, [], {
    env: { ...settings, PORT: String(port) },
    execArgv: [],
    stdio: ['ignore', onOutput ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  })
  child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text))
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('A server ended before it listened.'))),
  ])
  return { child, url: `http://127.0.0.1:${port}` }
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
