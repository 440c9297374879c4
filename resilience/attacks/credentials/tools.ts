import { newNetwork, type HttpResponse } from '../http-client.ts'
import { optOut, unlockProfessor } from '../letters.ts'
import { requireSuccess } from '../students.ts'
import type { AttackTarget, Professor } from '../target.ts'
import { createKind, repeat, type Attempt } from './attempts.ts'
import { listOperations } from './tokens.ts'
import { createVictim, createWriter, createToken, isServed, message, own, postMessage, toolCall } from './victim.ts'

/** Reads the rows of a student that no attempt may change. */
async function readState({ sql }: AttackTarget, studentId: string): Promise<string> {
  const [row] = await sql<{ state: string }[]>`
    select concat(
      (select count(*) from relationships where student_id = ${studentId} and unlocked_at is not null), ' ',
      (select string_agg(draft, '|' order by professor_id) from relationships where student_id = ${studentId}), ' ',
      (select count(*) from sessions where student_id = ${studentId} and scope is not null), ' ',
      (select count(*) from outreaches where student_id = ${studentId}), ' ',
      (select count(*) from mentor_links where student_id = ${studentId}), ' ',
      (select count(*) from students where id = ${studentId})) as state`
  return row!.state
}

/** Names that are no tools, or look like one. */
const confusions = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'saveDraft ',
  ' saveDraft',
  'SaveDraft',
  'savedraft',
  'saveDraft\0',
  'ѕaveDraft',
  'professorsPage/../saveDraft',
  'professorsPage,saveDraft',
  ['saveDraft'],
  { name: 'saveDraft' },
  7,
  null,
]
const methods = [
  'resources/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
  'completion/complete',
  'logging/setLevel',
  'sampling/createMessage',
  'roots/list',
  'elicitation/create',
  'tasks/list',
  'tools/../saveDraft',
  'saveDraft',
  '__proto__',
]

export const wantedScopes = createKind(
  'calls of the website as tools, and drafts by a token that only reads',
  async (target, random) => {
    const { student, professor, text, tokens: first } = await createVictim(target)
    // Each token may be used 120 times a minute, and a student has five.
    const tokens = [first.read]
    for (let made = 0; made < 3; made++) tokens.push((await createToken(target, student, 'read')).token)
    const before = await readState(target, student.id)
    const { saved_at } = (await target.send(`/api/professors/${professor.id}/draft/`, own(student))).body
    const saving = { id: professor.id, draft: `${text} And more.`, based_on: saved_at as string }
    const inputOf = (name: unknown): object =>
      /save/i.test(JSON.stringify(name))
        ? saving
        : name === 'getDraft'
          ? { id: professor.id }
          : { ...saving, scholar_id: professor.scholarId }
    const tricks = [
      {},
      {},
      { scope: 'draft' },
      { _meta: { scope: 'draft' } },
      { accessToken: student.token },
      { authorization: `Bearer ${student.token}` },
    ]
    const readable = new Set([
      'professorsPage',
      'suggestFilters',
      'getUnderstanding',
      'listPublications',
      'coachLetter',
    ])
    const operations = await listOperations(target, () => true)
    const names: unknown[] = operations.map(({ operationId }) => operationId).filter((name) => !readable.has(name))
    const call = (name: unknown) => (): Attempt => ({
      label: `tool ${JSON.stringify(name)}`,
      async works() {
        const body = toolCall(name, { ...inputOf(name), ...random.one(tricks) })
        const response = await postMessage(target, random.one(tokens), body)
        return isServed(response) || response.text.includes('Planted')
      },
    })
    const ask = (method: string) => (): Attempt => ({
      label: `method ${method}`,
      async works() {
        const body = message(method, { name: 'saveDraft', arguments: saving, uri: 'file:///etc/passwd' })
        return isServed(await postMessage(target, random.one(tokens), body))
      },
    })
    const known = ['saveDraft', 'getDraft', 'unlockProfessor', 'sendEmail']
    const ways = [
      ...names.map(call),
      ...confusions.map(call),
      ...methods.map(ask),
      ...known.flatMap((name) => [call(name), call(name)]),
    ]
    return [
      ...repeat(Math.max(200, ways.length), ways),
      { label: 'anything was changed', works: async () => (await readState(target, student.id)) !== before },
    ]
  },
)

/** What a response must not show of a professor who is locked for its student. */
const namesOf = ({ name, email, scholarId }: Professor) => [name, email!, scholarId, email!.split('@')[0]!]

export const othersData = createKind(
  "tools with other students' drafts and handles, locked and removed professors",
  async (target, random) => {
    const victim = await createVictim(target)
    const [attacker, second] = [await createWriter(target), await createWriter(target)]
    const tokens = [
      (await createToken(target, attacker.student, 'draft')).token,
      (await createToken(target, attacker.student, 'draft')).token,
      (await createToken(target, second.student, 'draft')).token,
    ]
    const [locked, removed] = [await target.nextProfessor(), await target.nextProfessor()]
    for (const { student } of [attacker, second]) await unlockProfessor(target, student, removed)
    requireSuccess(await optOut(target, removed, newNetwork()), 'the opt-out')
    const page = await target.send('/api/professors/page?page_size=100', own(victim.student))
    const handles = (requireSuccess(page, 'the page').body.professors as { professor: { scholar_id: string } }[])
      .map(({ professor }) => professor.scholar_id)
      .filter((handle) => handle.startsWith('locked.'))
    const before = await readState(target, victim.student.id)
    const foreign = [victim.professor, locked, removed]
    const secrets = ['Planted words of ' + victim.student.username, ...foreign.flatMap(namesOf)]
    const ids = (id: number) => [
      id,
      String(id),
      ` ${id}`,
      `${id}.0`,
      `0x${id.toString(16)}`,
      `${id}e0`,
      [id],
      `${id}/../${id}`,
    ]
    const inputs: readonly [string, () => [string, object]][] = [
      ['a draft of another', () => ['getDraft', { id: random.one(ids(victim.professor.id)) }]],
      ['a draft of a neighbour', () => ['getDraft', { id: Math.max(1, victim.professor.id - 5 + random.number(11)) }]],
      [
        'saving for a locked professor',
        () => ['saveDraft', { id: random.one(ids(random.one([locked, victim.professor]).id)), draft: 'x' }],
      ],
      ['saving for a removed professor', () => ['saveDraft', { id: random.one(ids(removed.id)), draft: 'x' }]],
      ['papers by a handle of another', () => ['listPublications', { scholar_id: random.one(handles) }]],
      ['papers by a Scholar id', () => ['listPublications', { scholar_id: random.one(foreign).scholarId }]],
      [
        'advice by a Scholar id',
        () => ['coachLetter', { scholar_id: random.one(foreign).scholarId, letter: 'Dear Professor,' }],
      ],
      ['a search for a removed professor', () => ['professorsPage', { search: removed.name }]],
      ['a page for another student', () => ['professorsPage', { page_size: 100, student_id: victim.student.id }]],
      ['parameters of another call', () => ['getUnderstanding', { temporary_token: random.text(43) }]],
    ]
    return [
      ...repeat(
        162,
        inputs.map(([label, draw]) => () => ({
          label,
          async works() {
            const response = await postMessage(target, random.one(tokens), toolCall(...draw()))
            const shows = secrets.some((secret) => response.text.includes(secret))
            return (
              shows ||
              (isServed(response) &&
                !label.startsWith('a search') &&
                !isOwnDraft(response, [attacker.text, second.text]))
            )
          },
        })),
      ),
      {
        label: 'the data of another were changed',
        works: async () => (await readState(target, victim.student.id)) !== before,
      },
    ]
  },
)

/** A neighbour of the professor may be the attacker's own. */
const isOwnDraft = ({ text }: HttpResponse, texts: readonly string[]) =>
  texts.some((one) => text.includes(one.split('\n', 1)[0]!))
