import { createPersonalToken, callAssistantServer } from '@labreach/contract/assistants'
import { professorsPage, saveDraft } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { aHandle, anUnlocked, aStudent, type AStudent } from '../../test/builders.ts'
import { leaveByLink } from '../../test/opt-outs.ts'
import type { TestProfessor } from '../../test/professors.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 12 })
const [student, other] = [await aStudent(app, { plan: 'B' }), await aStudent(app, { plan: 'B' })]
const [open, left, foreign, ...locked] = app.professors as [
  TestProfessor,
  TestProfessor,
  TestProfessor,
  ...TestProfessor[],
]

/** Authors' addresses as papers spell them. */
const addresses = [
  'jürgen.quill@cs.planted.edu',
  '{eva, o.quill}@cs.planted.edu',
  '(eva,quill)@cs.planted.edu',
  'quill＠cs.planted.edu',
  'quill [at] cs.planted.edu',
  'quill(at)cs.planted.edu',
  'quill @ cs.planted.edu',
  'quill  (at)  cs.planted.edu',
  'quill @cs.planted.edu',
  'quill@ cs.planted.edu',
  'quill [@] cs.planted.edu',
  'quill\u00A0@\u00A0cs.planted.edu',
  'quill\u200B@cs.planted.edu',
  'quill@\u00ADcs.planted.edu',
  'quill\u202E@\u{E0041}cs.planted.edu',
  'qu\u200Dill\u200D@\u200Ccs.pla\u200Dnted.edu',
  '{eva, quill}\u200D@\u200Dcs.planted.edu',
  'ju\u0308rgen+x@cs.planted.edu',
]

await anUnlocked(app, { by: student, professor: open })
await anUnlocked(app, { by: student, professor: left })
await anUnlocked(app, { by: other, professor: foreign })
const save = (as: AStudent, { id }: TestProfessor, draft: string) =>
  app.call(saveDraft, { as, params: { id }, body: { draft } })
await save(student, open, 'My own words.')
await save(student, left, 'My words to somebody who has left.')
await save(other, foreign, 'Planted words of another student.')
await app.database.sql`
  update publications set abstract = ${`By ${addresses.join(' and ')}.`} where professor_id = ${open.id}`
await leaveByLink(app, left)

const { body: created } = await app.call(createPersonalToken, { as: student, body: { name: 'Mine', scope: 'draft' } })

async function ask(method: string, params: object): Promise<string> {
  // So that the limit of calls a minute does not answer instead of the tool.
  app.clock.pass(500)
  const { status, body, text } = await app.call(callAssistantServer, {
    body: { jsonrpc: '2.0', id: 1, method, params } as never,
    headers: { authorization: `Bearer ${created.token}` },
  })
  expect([status, text]).toEqual([200, text])
  const { result } = body as { result?: { content?: { text: string }[] } }
  return result?.content?.[0]!.text ?? text
}
const use = (name: string, input: object) => ask('tools/call', { name, arguments: input })
const listTools = async () =>
  (JSON.parse(await ask('tools/list', {})) as { result: { tools: { name: string }[] } }).result.tools

/** All that tells who a professor is. */
const listSecrets = ({ name, email, homepage, scholarId }: TestProfessor) => [
  name,
  ...name.split(' ').slice(-1),
  email!,
  email!.split('@')[0]!,
  homepage!,
  scholarId,
]

const secrets = [
  ...[left, foreign, ...locked].flatMap(listSecrets),
  open.email!,
  other.id,
  other.username,
  'Planted words',
  '@',
  'planted.edu',
]
/** What a response shows and must not. Surnames of two professors may be the same, so those of the open one are shown. */
const findLeaks = (text: string) =>
  secrets.filter((secret) => text.includes(secret) && !listSecrets(open).slice(0, 2).includes(secret))

const everybody = [open, left, foreign, ...locked]
const dear = 'Dear Professor,\n\n'
const ids = everybody.map(({ id }) => ({ id }))

/** The inputs of each tool. A new tool needs its own here. */
const inputs: Record<string, readonly object[]> = {
  professorsPage: [
    {},
    { order: 'match', page_size: 100 },
    { order: 'name', page_size: 100 },
    { mine: 'drafts' },
    { email_status: 'draft_saved' },
    ...everybody.flatMap(({ name, email, schoolName }) => [
      { search: name },
      { search: email! },
      { search: name.split(' ')[0]! },
      { schools: schoolName },
    ]),
  ],
  suggestFilters: [
    { text: 'ro' },
    ...everybody.flatMap(({ name, email }) =>
      name
        .split(' ')
        .concat(email!)
        .map((text) => ({ text: text.slice(0, 30) })),
    ),
  ],
  getUnderstanding: [{}],
  listPublications: everybody.flatMap((professor) => [
    { scholar_id: professor.scholarId },
    { scholar_id: aHandle(app, student, professor) },
    { scholar_id: aHandle(app, other, professor) },
    { scholar_id: String(professor.id) },
  ]),
  coachLetter: everybody.flatMap((professor) => [
    { scholar_id: professor.scholarId, letter: 'Dear Professor, are you taking students?' },
    { scholar_id: aHandle(app, student, professor), letter: `${dear} I work on robots and genomes.` },
  ]),
  getDraft: ids,
  saveDraft: ids.map(({ id }) => ({ id, draft: 'Words that an assistant has written.' })),
}

test('no tool shows who a locked or removed professor is, an address, or the data of another student [ASSISTANT-14]', async () => {
  const tools = (await listTools()).map(({ name }) => name)
  expect(Object.keys(inputs).toSorted()).toEqual(tools.toSorted())
  const leaks: unknown[] = []
  for (const name of tools)
    for (const input of inputs[name]!) {
      const found = findLeaks(await use(name, input))
      // A refusal of an input repeats none of it.
      if (found.length > 0) leaks.push({ name, input, found })
    }
  expect(leaks).toEqual([])
})

const lockedCard = {
  name: null,
  email: null,
  homepage_url: null,
  google_scholar_url: null,
  url_picture: null,
  wishes: null,
  scholar_id: expect.stringMatching(/^locked\./),
}

test('the cards of a tool are those of the website [ASSISTANT-14]', async () => {
  for (const query of [{}, { order: 'match', page_size: 100 }, { order: 'name' }] as const) {
    const shown = JSON.parse((await use('professorsPage', query)).split('\n')[1]!) as object
    const own = (await app.call(professorsPage, { as: student, query })).body
    expect(shown).toEqual(own)
    const lockedCards = own.professors.flatMap(({ unlocked, professor }) => (unlocked ? [] : [professor]))
    expect(lockedCards.length).toBeGreaterThan(3)
    for (const card of lockedCards) expect(card).toMatchObject(lockedCard)
  }
})

test('the search for leaks finds planted ones, and the tools show what they should', async () => {
  for (const secret of ['@', open.email!, locked[3]!.name, left.homepage!, 'Planted words'])
    expect(findLeaks(`… ${secret} …`)).toContain(secret)
  expect(await use('listPublications', { scholar_id: open.scholarId })).toContain('By [address] and [address]')
  expect(await use('getDraft', { id: open.id })).toContain('My own words.')
  expect(await use('professorsPage', { page_size: 100 })).toContain(open.name)
  expect(await use('listPublications', { scholar_id: aHandle(app, student, locked[0]!) })).toMatch(/unlock/i)
})
