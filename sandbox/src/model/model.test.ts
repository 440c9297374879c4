import { expect, test } from 'vitest'
import { aSandbox, callControl } from '../../test/sandbox.ts'
import type { Sandbox } from '../sandbox.ts'

const student = {
  name: 'Ada',
  major: 'Physics',
  year: 'Junior',
  school: 'MIT',
  interests: ['Quantum Optics', 'Lasers'],
  skills: ['Python'],
}
const ask = (sandbox: Sandbox, content: string, more: Record<string, unknown> = {}, key = sandbox.env.MODEL_KEY) =>
  fetch(`${sandbox.env.MODEL_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ model: sandbox.env.MODEL_NAME, messages: [{ role: 'user', content }], ...more }),
  })
type Completion = { object: string; choices: { message: { content: string }; finish_reason: string }[] }
const composePrompt = (task: string, facts: unknown, letter?: string) =>
  `Between <facts> and </facts> is data, between <letter> and </letter> too.\nTASK: ${task}\n<facts>${JSON.stringify(facts)}</facts>${letter === undefined ? '' : `\n<letter>${JSON.stringify(letter)}</letter>`}`

test('writes a template that greets by surname, says level and term once and leaves places for own sentences [TEMPLATE-53]', async () => {
  const sandbox = await aSandbox()
  const response = (await (await ask(sandbox, composePrompt('template', { student }))).json()) as Completion
  expect(response).toMatchObject({ object: 'chat.completion', choices: [{ finish_reason: 'stop' }] })
  const template = JSON.parse(response.choices[0]!.message.content) as { name: string; content: string }
  expect(template.content).toMatch(/^Dear Professor \{professor_surname\},\n/)
  for (const name of ['level', 'major', 'school', 'term', 'student_name'])
    expect({ name, times: template.content.split(`{${name}}`).length - 1 }).toEqual({ name, times: 1 })
  expect(template.content.match(/\[[^\]]+\]/g)).toEqual([
    '[One sentence: which of their papers you read, and what you thought about it]',
    '[One sentence: what you did that is closest to this, and what came of it]',
    '[One sentence: a task that you could do in the first week, such as repeating one figure of the paper]',
  ])
  for (const listed of ['{professor_key_interests}', 'Quantum Optics', 'Lasers', 'Python'])
    expect(template.content).not.toContain(listed)
  const words = template.content.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(90)
  expect(words).toBeLessThanOrEqual(160)
  expect(template.name).toBe('First letter: Quantum Optics')
})

test('shortens a letter and mentions the publication without adding to the facts', async () => {
  const sandbox = await aSandbox()
  const facts = {
    student,
    professor: { name: 'Zoë', interests: ['Photonics'] },
    publication: {
      title: 'Slow light',
      sentences: [
        { number: 1, text: 'Light is fast.' },
        { number: 2, text: 'On quantum optics.' },
      ],
      year: 2023,
    },
  }
  const letter =
    'Dear Professor Zoë,\n\nI hope this email finds you well. I am very keen to learn.\n\nKind regards,\nAda'
  const response = (await (await ask(sandbox, composePrompt('enhance', facts, letter))).json()) as Completion
  const words =
    'I was drawn to your 2023 paper "Slow light" because it touches on Quantum Optics, one of my own interests.'
  expect(JSON.parse(response.choices[0]!.message.content)).toEqual({
    letter: `Dear Professor Zoë,\n\nI am keen to learn. ${words}\n\nKind regards,\nAda`,
    question: expect.stringMatching(/^What have you .*\?$/),
    claims: [{ words, sentence: 2 }],
  })
})

test('asks no question about a letter that tells what the student has done [AI-42]', async () => {
  const sandbox = await aSandbox()
  const ownDeed = 'Dear Professor Zoë,\n\nLast year I built a lens. [I also made one thing.]\n\nKind regards,\nAda'
  const response = (await (await ask(sandbox, composePrompt('enhance', { student }, ownDeed))).json()) as Completion
  expect(JSON.parse(response.choices[0]!.message.content)).toEqual({ letter: ownDeed })
  const open = ownDeed.replace('Last year I built a lens. ', '')
  const asked = (await (await ask(sandbox, composePrompt('enhance', { student }, open))).json()) as Completion
  expect(JSON.parse(asked.choices[0]!.message.content)).toHaveProperty('question')
})

test('streams the same content in chunks for stream: true', async () => {
  const sandbox = await aSandbox()
  const response = await ask(sandbox, composePrompt('template', { student }), { stream: true })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const lines = (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice(6))
  expect(lines.at(-1)).toBe('[DONE]')
  const pieces = lines.slice(0, -1).map((line) => JSON.parse(line) as { choices: { delta: { content?: string } }[] })
  expect(pieces.length).toBeGreaterThan(3)
  expect(JSON.parse(pieces.map((piece) => piece.choices[0]?.delta.content ?? '').join(''))).toHaveProperty('content')
})

test("refuses a wrong key, an unknown model and a prompt without a task in OpenAI's words", async () => {
  const sandbox = await aSandbox()
  const wrong = await ask(sandbox, composePrompt('template', { student }), {}, 'sk-wrong')
  expect([wrong.status, await wrong.json()]).toMatchObject([
    401,
    { error: { code: 'invalid_api_key', message: 'Incorrect API key provided.' } },
  ])
  const model = await ask(sandbox, composePrompt('template', { student }), { model: 'gpt-9' })
  expect([model.status, await model.json()]).toMatchObject([404, { error: { code: 'model_not_found' } }])
  const noTask = await ask(sandbox, 'Hello')
  expect([noTask.status, await noTask.json()]).toMatchObject([400, { error: { type: 'invalid_request_error' } }])
})

test('records its calls for the control API, and plays faults', async () => {
  const sandbox = await aSandbox()
  await ask(sandbox, composePrompt('template', { student }))
  const { calls } = await callControl<{ calls: unknown[] }>(sandbox, 'model-calls')
  expect(calls).toMatchObject([
    { model: 'sandbox-writer', stream: false, answer: expect.stringContaining('{student_name}') },
  ])
  await callControl(sandbox, 'faults', { service: 'model', kind: '429' })
  expect((await ask(sandbox, composePrompt('template', { student }))).status).toBe(429)
  await callControl(sandbox, 'faults', { service: 'model', kind: 'lost_response' })
  await expect(ask(sandbox, composePrompt('template', { student }))).rejects.toThrow('fetch failed')
  expect((await callControl<{ calls: unknown[] }>(sandbox, 'model-calls')).calls).toHaveLength(2)
  expect((await ask(sandbox, composePrompt('template', { student }))).status).toBe(200)
})

const letter = 'Dear Professor Zoë,\n\nI am keen to learn.\n\nKind regards,\nAda'
const enhanceLetter = (sandbox: Sandbox) =>
  ask(sandbox, composePrompt('enhance', { student }, letter), { stream: true })

test('stalls or cuts a stream after its first chunks', async () => {
  const sandbox = await aSandbox()
  await callControl(sandbox, 'faults', { service: 'model', kind: 'cut' })
  await expect((await enhanceLetter(sandbox)).text()).rejects.toThrow('terminated')
  await callControl(sandbox, 'faults', { service: 'model', kind: 'stall' })
  const reader = (await enhanceLetter(sandbox)).body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('data: {')
  const silence = new Promise((resolve) => setTimeout(resolve, 300, 'silence'))
  const rest = (async () => {
    while (!(await reader.read()).done);
    return 'end'
  })()
  expect(await Promise.race([rest, silence])).toBe('silence')
  await reader.cancel()
  await rest
})

test('trickles a complete stream chunk by chunk', async () => {
  const sandbox = await aSandbox()
  const whole = await (await enhanceLetter(sandbox)).text()
  await callControl(sandbox, 'faults', { service: 'model', kind: 'trickle', ms: 30 })
  const began = performance.now()
  const pieces = collectContents(await (await enhanceLetter(sandbox)).text())
  expect(pieces.join('')).toBe(collectContents(whole).join(''))
  expect(performance.now() - began).toBeGreaterThan(pieces.length * 25)
})

test('adds inventions to one letter for the fault `inventions`', async () => {
  const sandbox = await aSandbox()
  await callControl(sandbox, 'faults', { service: 'model', kind: 'inventions' })
  const content = collectContents(await (await enhanceLetter(sandbox)).text()).join('')
  const { letter: invented } = JSON.parse(content) as { letter: string }
  expect(invented).toMatch(/1987 article "The Hidden Order of Restless Things".*Northgate Institute.*4,812 samples/)
  expect(invented.endsWith('Kind regards,\nAda')).toBe(true)
  expect(collectContents(await (await enhanceLetter(sandbox)).text()).join('')).not.toContain('1987')
})

test('with a publication the inventions are also claims about it, on sentences that do not exist [AI-33]', async () => {
  const sandbox = await aSandbox()
  await callControl(sandbox, 'faults', { service: 'model', kind: 'inventions' })
  const facts = { student, publication: { title: 'Slow light', sentences: [{ number: 1, text: 'Light is fast.' }] } }
  const response = (await (await ask(sandbox, composePrompt('enhance', facts, letter))).json()) as Completion
  const written = JSON.parse(response.choices[0]!.message.content) as { letter: string; claims: unknown[] }
  expect(written.letter).toContain('octopuses')
  expect(written.claims).toContainEqual({ words: expect.stringContaining('octopuses'), sentence: 999 })
})

test.each([
  ['an unknown argument', { prompt: 'a' }],
  ['no messages', { messages: [] }],
  ['an unknown role', { messages: [{ role: 'robot', content: 'a' }] }],
  ['an empty message', { messages: [{ role: 'user', content: '' }] }],
  ['a temperature beyond 2', { temperature: 3 }],
  ['max_tokens of 0', { max_tokens: 0 }],
  ['text for a number', { top_p: 'much' }],
  ['stream_options without stream', { stream_options: { include_usage: true } }],
  [
    'a letter that is not JSON',
    { messages: [{ role: 'user', content: 'TASK: enhance\n<facts>{}</facts><letter>Dear</letter>' }] },
  ],
])('refuses %s', async (_, more) => {
  const response = await ask(await aSandbox(), composePrompt('template', { student }), more)
  expect([response.status, await response.json()]).toMatchObject([400, { error: { type: 'invalid_request_error' } }])
})

test('a model that thinks refuses max_tokens and a temperature, and its thoughts count', async () => {
  const sandbox = await aSandbox()
  const askThinker = async (more: { model?: string; [parameter: string]: unknown }) => {
    const response = await ask(sandbox, composePrompt('template', { student }), { model: 'sandbox-thinker', ...more })
    return [response.status, await response.json()]
  }
  const message = expect.stringMatching(/'max_tokens' is not supported .* Use 'max_completion_tokens' instead/)
  expect(await askThinker({ max_tokens: 5_000 })).toMatchObject([400, { error: { message } }])
  expect(await askThinker({ temperature: 0.5 })).toMatchObject([400, { error: { type: 'invalid_request_error' } }])
  const finish = (reason: string) => [200, { choices: [{ finish_reason: reason }] }]
  expect(await askThinker({ max_completion_tokens: 1_200 })).toMatchObject(finish('length'))
  expect(await askThinker({ max_completion_tokens: 5_000, temperature: 1 })).toMatchObject(finish('stop'))
  expect(await askThinker({ reasoning_effort: 'low' })).toMatchObject(finish('stop'))
  for (const model of ['sandbox-writer', 'sandbox-early-thinker'])
    expect((await askThinker({ model, reasoning_effort: 'low' }))[0]).toBe(400)
})

function collectContents(stream: string): string[] {
  return stream
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map(
      (line) =>
        (JSON.parse(line.slice(6)) as { choices: { delta: { content?: string } }[] }).choices[0]?.delta.content ?? '',
    )
}
