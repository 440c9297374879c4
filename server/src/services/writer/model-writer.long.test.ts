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
const composeChunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`

type Handler = (response: ServerResponse) => void

/** A writer whose model has this handler, and the numbers of calls and of aborted calls. */
async function aWriter(handle: Handler, timeouts = { chunk: 150, total: 600, verdicts: 600 }) {
  const counts = { calls: 0, aborted: 0 }
  const server = createServer((request, response) => {
    counts.calls += 1
    response.on('close', () => !response.writableFinished && counts.aborted++)
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      handle(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void (server.closeAllConnections(), server.close()))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { writer: createWriter({ url, key: 'k', name: 'm' }, timeouts), counts }
}
const neverAborted = new AbortController().signal
const waitUntil = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('joins the chunks of a response', async () => {
  const { writer } = await aWriter((to) =>
    to.end(`${composeChunk('Dear ')}${composeChunk('Zoë')}${composeChunk('', 'stop')}data: [DONE]\n\n`),
  )
  expect(await writer.enhanceLetter(facts, 'Dear Zoë', neverAborted)).toEqual({ letter: 'Dear Zoë', claims: [] })
})

test('a model that thinks may be silent for longer than others before its first words [AI-64]', async () => {
  let asked = 0
  const { writer } = await aWriter((to) => {
    if (++asked === 1) return void to.end('data: {"error":{"message":"Use \'max_completion_tokens\' instead."}}\n\n')
    setTimeout(() => to.end(`${composeChunk('Dear Zoë')}${composeChunk('', 'stop')}data: [DONE]\n\n`), 400)
  })
  expect((await writer.enhanceLetter(facts, 'Dear Zoë', neverAborted)).letter).toBe('Dear Zoë')
})

const withPublication: LetterFacts = {
  ...facts,
  publication: { title: 'Slow light', sentences: ['Light is slow.', 'Glass is clear.'], year: 2020 },
}
const enhance = async (content: string) => {
  const { writer } = await aWriter((to) =>
    to.end(`${composeChunk(content)}${composeChunk('', 'stop')}data: [DONE]\n\n`),
  )
  return writer.enhanceLetter(withPublication, 'Dear Zoë', neverAborted).catch((error: unknown) => error)
}

test('reads a letter with the sentences that it leans on, also with a fence around it [AI-30]', async () => {
  const answer = {
    letter: 'Dear **Zoë**,\n\nYour light is slow.',
    claims: [{ words: 'Your light is slow.', sentence: 1 }],
  }
  const expected = { letter: 'Dear Zoë,\n\nYour light is slow.', claims: answer.claims }
  expect(await enhance(JSON.stringify(answer))).toEqual(expected)
  expect(await enhance(`Here it is:\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``)).toEqual(expected)
})

test('links that others have written are removed, those of the student remain [AI-50]', async () => {
  const links = { letter: 'a.org/letter', resume: 'https://b.org/resume', skill: 'c.org/skill' }
  const others = [
    'https://evil.org/abstract',
    'evil.org/title',
    'join@evil.org',
    'www.evil.org/topic',
    'evil.org/school',
  ]
  const [sentence, title, affiliation, interest, school] = others as [string, string, string, string, string]
  const given: LetterFacts = {
    student: { ...facts.student, skills: [links.skill] },
    resume: links.resume,
    professor: { name: 'Zoë', affiliation, school, interests: [interest] },
    publication: { title, sentences: [sentence], year: 2020 },
  }
  const own = `Dear Zoë, see ${Object.values(links).join(' and ')}.`
  const words = `${own} Also ${others.join(' ')} here.`
  const { writer } = await aWriter((to) =>
    to.end(
      `${composeChunk(JSON.stringify({ letter: words, claims: [{ words, sentence: 1 }] }))}${composeChunk('', 'stop')}`,
    ),
  )
  const expected = `${own} Also here.`
  expect(await writer.enhanceLetter(given, `Dear Zoë, see ${links.letter}.`, neverAborted)).toEqual({
    letter: expected,
    claims: [{ words: expected, sentence: 1 }],
  })
})

test('leaves out claims in another form, and reads a letter alone [AI-30]', async () => {
  const claims = [null, 7, { words: 7, sentence: 1 }, { words: 'a', sentence: -1 }, { words: 'a', sentence: 1.5 }]
  expect(await enhance(JSON.stringify({ letter: 'Dear Zoë', claims }))).toEqual({ letter: 'Dear Zoë', claims: [] })
  expect(await enhance(JSON.stringify({ letter: 'Dear Zoë', claims: 'none' }))).toEqual({
    letter: 'Dear Zoë',
    claims: [],
  })
  for (const text of ['Dear Zoë, I am {student_name}.', '{student_name} writes.', '[Your name] writes.'])
    expect(await enhance(text)).toEqual({ letter: text, claims: [] })
})

test.each(['{"text": "Dear"}', '{"letter": "Dear', '```json\n{"letter": 7}\n```', '{"letter": ""}'])(
  'refuses %s as a letter [AI-30]',
  async (content) => expect(await enhance(content)).toBeInstanceOf(WriterFailure),
)

const failures: [string, Handler][] = [
  ['sends no chunk', () => undefined],
  ['stalls after a chunk', (to) => void to.write(composeChunk('Dear'))],
  ['sends chunks without end', (to) => streamEndlessly(to)],
  ['closes the connection', (to) => void to.write(composeChunk('Dear'), () => to.socket?.destroy())],
  ['ends without a finish reason', (to) => to.end(composeChunk('Dear Zoë'))],
  ['reaches the token limit', (to) => to.end(`${composeChunk('Dear', 'length')}data: [DONE]\n\n`)],
  ['is stopped by a content filter', (to) => to.end(`${composeChunk('Dear', 'content_filter')}data: [DONE]\n\n`)],
  ['sends an empty text', (to) => to.end(`${composeChunk('', 'stop')}data: [DONE]\n\n`)],
  [
    'sends a text that is too long',
    (to) => to.end(`${composeChunk('a'.repeat(limits.messageMax + 1), 'stop')}data: [DONE]\n\n`),
  ],
  ['sends JSON without a letter', (to) => to.end(`${composeChunk('{"question": "Why?"}', 'stop')}data: [DONE]\n\n`)],
  ['sends invalid JSON', (to) => to.end('data: {not json\n\n')],
]
test.each(failures)('fails within its timeouts if the model %s', async (_, handle) => {
  const { writer } = await aWriter(handle)
  await expect(writer.enhanceLetter(facts, 'Dear Zoë', neverAborted)).rejects.toBeInstanceOf(WriterFailure)
})

const candidates = { fields: ['Volcanology'], lines: ['ash clouds'] }
const choose = async (...contents: string[]) => {
  const { writer, counts } = await aWriter((to) => {
    for (const content of contents) to.write(composeChunk(content))
    to.end(`${composeChunk('', 'stop')}data: [DONE]\n\n`)
  })
  const chosen = await writer.chooseFields(candidates).catch((error: unknown) => error)
  return { chosen, counts }
}

test('reads the letter and the question of a JSON response as plain text [AI-42]', async () => {
  const { writer } = await aWriter((to) =>
    to.end(
      `${composeChunk('{"letter": "Dear **Zoë**,", "question": "What have')}${composeChunk(' you __built__?"}', 'stop')}`,
    ),
  )
  expect(await writer.enhanceLetter(facts, 'Dear Zoë', neverAborted)).toEqual({
    letter: 'Dear Zoë,',
    question: 'What have you built?',
    claims: [],
  })
})

test('reads a choice of fields, also with a sentence around it [MATCH-20]', async () => {
  const { chosen } = await choose(
    'Here it is: {"fields": [{"name": "Volcanology", ',
    '"words": "ash clouds", "why": 1}]} Bye',
  )
  expect(chosen).toEqual([{ name: 'Volcanology', words: 'ash clouds' }])
})

test.each([
  ['no JSON', 'Volcanology'],
  ['a list', '[{"name": "Volcanology", "words": "ash"}]'],
  ['another object', '{"names": ["Volcanology"]}'],
  ['numbers', '{"fields": [{"name": 1, "words": 2}]}'],
  ['hundreds of fields', JSON.stringify({ fields: Array.from({ length: 300 }, () => ({ name: 'V', words: 'a' })) })],
  ['a megabyte', JSON.stringify({ fields: [{ name: 'Volcanology', words: 'ash '.repeat(250_000) }] })],
])('%s is no choice of fields [MATCH-21]', async (_, content) => {
  expect((await choose(content)).chosen).toBeInstanceOf(WriterFailure)
})

test('a response that is too long is not read to its end', async () => {
  const { writer, counts } = await aWriter(
    (to) => {
      const timer = setInterval(() => to.write(composeChunk('a'.repeat(5_000))), 1)
      to.on('close', () => clearInterval(timer))
    },
    { chunk: 5_000, total: 30_000, verdicts: 30_000 },
  )
  await expect(writer.chooseFields(candidates)).rejects.toBeInstanceOf(WriterFailure)
  await waitUntil(() => counts.aborted === 1)
})

function streamEndlessly(response: ServerResponse): void {
  const timer = setInterval(() => response.write(composeChunk('a')), 30)
  response.on('close', () => clearInterval(timer))
}

test('aborts the call to the model when the signal aborts', async () => {
  const { writer, counts } = await aWriter(streamEndlessly, { chunk: 5_000, total: 10_000, verdicts: 10_000 })
  const controller = new AbortController()
  const enhancing = writer.enhanceLetter(facts, 'Dear Zoë', controller.signal)
  const failure = enhancing.catch((error: unknown) => error)
  await waitUntil(() => counts.calls === 1)
  controller.abort()
  expect(await failure).toBeInstanceOf(WriterFailure)
  await waitUntil(() => counts.aborted === 1)
})

test('does not call the model if the signal is already aborted', async () => {
  const { writer, counts } = await aWriter(streamEndlessly)
  await expect(writer.enhanceLetter(facts, 'Dear Zoë', AbortSignal.abort())).rejects.toBeInstanceOf(WriterFailure)
  expect(counts.calls).toBe(0)
})
