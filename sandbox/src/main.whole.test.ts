import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

async function start(): Promise<{
  child: ChildProcess
  ready: { ready: boolean; url: string; env: Record<string, string> }
}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  const env = {
    PATH: process.env.PATH,
    SANDBOX_PORT: '0',
    SANDBOX_DATA: dataDir,
    PRODUCT_URL: 'http://localhost:43290',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    MODEL_KEY: 'key',
  }
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  const [ready] = await once(child, 'message')
  return { child, ready }
}

test('reports over IPC that it is ready, with the environment of the product', async () => {
  const { child, ready } = await start()
  expect(ready).toMatchObject({ ready: true, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) })
  expect(Object.keys(ready.env).toSorted()).toEqual([
    'GMAIL_URL',
    'GOOGLE_ACCOUNTS_URL',
    'GOOGLE_API_URL',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_OAUTH_URL',
    'MODEL_KEY',
    'MODEL_NAME',
    'MODEL_URL',
    'SITE_NOTICE',
    'SITE_NOTICE_URL',
    'SMTP_URL',
    'STRIPE_API_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ])
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('exits when its parent process is gone, even with open connections', async () => {
  const { child, ready } = await start()
  const open = request(ready.url, { headers: { connection: 'keep-alive' } })
  open.on('error', () => undefined)
  open.end()
  await once(open, 'response')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('refuses a Host that is not this computer', async () => {
  const { ready } = await start()
  const rebound = request(ready.url, { headers: { host: 'rebound.example' } }).end()
  const [response] = await once(rebound, 'response')
  expect(response.statusCode).toBe(421)
})
