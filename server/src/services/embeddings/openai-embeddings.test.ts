import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMovableClock } from '../../../test/clock.ts'
import { createEmbeddings } from './openai-embeddings.ts'

/** A service that responds to every request with this status and these vectors. */
async function aService(status: number, vectors: number[][]) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: vectors.map((embedding) => ({ embedding })) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const clock = createMovableClock('2026-03-02T09:00:00.000Z')
  return createEmbeddings({ url, key: 'key', model: 'small' }, clock, () => undefined)
}

test('scales vectors to length 1', async () => {
  const { embed } = await aService(200, [[3, 4]])
  expect(await embed(['a'])).toEqual([Float32Array.of(0.6, 0.8)])
})

test.each([
  ['no vector', []],
  ['too many vectors', [[1], [1]]],
  ['a vector without a length', [[0, 0]]],
])('%s as a response is a failure', async (_, vectors) => {
  const { embed, tryEmbed } = await aService(200, vectors)
  await expect(embed(['a'])).rejects.toMatchObject({ name: 'EmbeddingsFailure', kind: 'unreachable' })
  expect(await tryEmbed('a')).toBeNull()
})

test.each([
  [400, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
  [401, 'unreachable'],
  [404, 'unreachable'],
])('reports a %i as %s', async (status, kind) => {
  const { embed } = await aService(status, [])
  await expect(embed(['a'])).rejects.toMatchObject({ kind, message: `The embedding service answered ${status}` })
})
