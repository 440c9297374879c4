import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { aProxy } from '../../test/proxy.ts'
import { listen } from './listen.ts'

const database = await createTestDatabase()

test('notifications arrive, and listening begins again after a lost connection', async () => {
  const proxy = await aProxy(database.url)
  const received: string[] = []
  let begun = 0
  const listening = await listen(
    proxy.url,
    'news',
    (payload) => received.push(payload),
    () => begun++,
  )
  onTestFinished(listening.close)
  expect(begun).toBe(1)
  await database.sql`select pg_notify('news', 'first')`
  await expect.poll(() => received).toEqual(['first'])
  for (const [at, news] of ['second', 'third'].entries()) {
    proxy.cut()
    await expect.poll(() => begun).toBe(at + 2)
    await database.sql`select pg_notify('news', ${news})`
    await expect.poll(() => received.at(-1)).toBe(news)
  }
})

test('rejects if the first connection fails, and receives nothing after it is closed', async () => {
  const nowhere = new URL(database.url)
  nowhere.port = '1'
  await expect(listen(nowhere.href, 'news', () => undefined)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  const received: string[] = []
  const listening = await listen(database.url, 'news', (payload) => received.push(payload))
  await listening.close()
  await database.sql`select pg_notify('news', 'late')`
  await new Promise((done) => setTimeout(done, 100))
  expect(received).toEqual([])
})
