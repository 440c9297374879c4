import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

const token = 'a-token-of-prometheus'
const app = await testApp({ professors: 3, metricsToken: token })

test('METRICS_TOKEN is required to read the metrics, also from this machine', async () => {
  const read = async (headers: Record<string, string>) => (await app.fetch('/metrics', { headers })).status
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
  expect(await read({ ...elsewhere, authorization: `Bearer ${token}` })).toBe(200)
  expect(await read({ authorization: `Bearer ${token}` })).toBe(200)
  expect(await read({})).toBe(404)
  for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, 'Bearer ', `Basic ${token}`])
    expect(await read({ authorization: wrong })).toBe(404)
})
