import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { login } from '@labreach/contract/session'
import { createThrowawayFolder } from '@labreach/launch/folder'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../test/client.ts'
import { createTestDatabase } from '../test/database.ts'
import { startServer, stopProcess } from '../test/instances.ts'
import { aSandbox, aWebsite, createSettings } from '../test/environment.ts'
import { aProxy } from '../test/proxy.ts'

test('a process survives a database that fails on every new connection, and works again when it is back', async () => {
  const folder = await createThrowawayFolder('labreach-lost-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [database, sandbox] = await Promise.all([createTestDatabase(), aSandbox(folder), aWebsite(join(folder, 'web'))])
  onTestFinished(async () => void (await Promise.all([database.close(), sandbox.close()])))
  const wire = await aProxy(database.url)
  const settings = {
    ...createSettings({ sandbox, database: { ...database, url: wire.url }, folder }),
    LOG_LEVEL: 'silent',
  }
  const { child, url } = await startServer(settings)
  onTestFinished(() => stopProcess(child))
  const { call } = createClient({ url, tokenFor: () => Promise.reject(new Error('nobody is signed in')) })
  // Sign-ins are limited by user name.
  let visitors = 0
  const signIn = async () =>
    (await call(login, { body: { username: `nobody${visitors++}`, password: 'whatever' } })).status
  expect(await signIn()).toBe(401)

  // "select" is in the first statements, "labreach" in the message that begins each connection.
  for (const words of ['select', 'labreach']) {
    wire.refuse(words)
    wire.cut()
    const until = performance.now() + 2_000
    while (performance.now() < until) expect(await Promise.all(Array.from({ length: 5 }, signIn))).not.toContain(500)
    expect([child.exitCode, child.signalCode]).toEqual([null, null])
    wire.refuse(null)
    await expect.poll(signIn).toBe(401)
  }
})
