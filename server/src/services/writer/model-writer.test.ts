import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limits } from '@labreach/contract/plans'
import { expect, onTestFinished, test } from 'vitest'
import { createWriter } from './model-writer.ts'
import { WriterFailure, type LetterFacts } from './writer.ts'

const facts: LetterFacts = {
  student: { name: 'Ada', major: '', year: '', school: '', interests: [], skills: [] },
  resume: '',
  professor: { name: 'Zoë', affiliation: '', school: '', interests: [] },
}
const piece = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`

type Answer = (response: ServerResponse) => void

/** A writer whose model answers as told, and how many of its calls were broken off. */
async function aWriter(answer: Answer, patience = { quiet: 150, total: 600 }) {
  const seen = { asked: 0, brokenOff: 0 }
  const server = createServer((request, response) => {
    seen.asked += 1
    response.on('close', () => !response.writableFinished && seen.brokenOff++)
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void (server.closeAllConnections(), server.close()))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { writer: createWriter({ url, key: 'k', name: 'm' }, patience), seen }
}
const never = new AbortController().signal
const until = async (met: () => boolean) => {
  while (!met()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('puts the pieces of an answer together', async () => {
  const { writer } = await aWriter((to) =>
    to.end(`${piece('Dear ')}${piece('Zoë')}${piece('', 'stop')}data: [DONE]\n\n`),
  )
  expect(await writer.enhanceLetter(facts, 'Dear Zoë', never)).toBe('Dear Zoë')
})

const broken: [string, Answer][] = [
  ['says nothing at all', () => undefined],
  ['falls silent after it began', (to) => void to.write(piece('Dear'))],
  ['dribbles without end', (to) => dribble(to)],
  ['breaks off', (to) => void to.write(piece('Dear'), () => to.socket?.destroy())],
  ['ends without saying so', (to) => to.end(piece('Dear Zoë'))],
  ['runs out of room', (to) => to.end(`${piece('Dear', 'length')}data: [DONE]\n\n`)],
  ['is stopped by a filter', (to) => to.end(`${piece('Dear', 'content_filter')}data: [DONE]\n\n`)],
  ['answers nothing', (to) => to.end(`${piece('', 'stop')}data: [DONE]\n\n`)],
  ['answers too much', (to) => to.end(`${piece('a'.repeat(limits.messageMax + 1), 'stop')}data: [DONE]\n\n`)],
  ['sends garbage', (to) => to.end('data: {not json\n\n')],
]
test.each(broken)('fails within its patience when the model %s', async (_, answer) => {
  const { writer } = await aWriter(answer)
  await expect(writer.enhanceLetter(facts, 'Dear Zoë', never)).rejects.toBeInstanceOf(WriterFailure)
})

function dribble(response: ServerResponse): void {
  const timer = setInterval(() => response.write(piece('a')), 30)
  response.on('close', () => clearInterval(timer))
}

test('breaks the call off when nobody waits for it any more', async () => {
  const { writer, seen } = await aWriter(dribble, { quiet: 5_000, total: 10_000 })
  const gone = new AbortController()
  const asking = writer.enhanceLetter(facts, 'Dear Zoë', gone.signal)
  const refused = asking.catch((error: unknown) => error)
  await until(() => seen.asked === 1)
  gone.abort()
  expect(await refused).toBeInstanceOf(WriterFailure)
  await until(() => seen.brokenOff === 1)
})

test('asks nothing when nobody waits from the start', async () => {
  const { writer, seen } = await aWriter(dribble)
  await expect(writer.enhanceLetter(facts, 'Dear Zoë', AbortSignal.abort())).rejects.toBeInstanceOf(WriterFailure)
  expect(seen.asked).toBe(0)
})
