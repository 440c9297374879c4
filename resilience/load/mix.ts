import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpCall } from './ask.ts'
import type { Student } from './students.ts'

/** A call that is about to be made, and who looks at what it was answered. */
export type PlannedCall = HttpCall & { call: string; take?: (text: string) => void }

type Kind = { call: string; share: number; want: () => Omit<PlannedCall, 'call'> }

/** Ways of browsing, the default page most often. */
const questions = [
  '',
  '',
  '',
  '?page=2',
  '?page=7',
  '?order=match',
  '?order=favorite',
  '?email_status=draft_saved',
  '?schools=Stanford+University;UC+Berkeley&order=school&direction=asc',
  '?research_interests=Machine+Learning&cite_min=100',
]

/** Handles that wait to be unlocked. */
const STOCK = 2_000

/**
 * What students do, by its share of a hundred calls. Each kind takes the students in turn, so that no single one meets a
 * limit. Answers a function that draws the next call.
 */
export async function theMix(students: readonly Student[], dataDir: string): Promise<() => PlannedCall> {
  const writers = students.filter(({ writes }) => writes)
  const handles: { token: string; handle: string }[] = []
  const fresh: string[] = []
  let number = 0
  const [form, type] = formOf(await readFile(join(dataDir, 'a-resume.pdf')))

  const browsing = (): Omit<PlannedCall, 'call'> => {
    const { token } = anyOf(students)
    const take = (text: string) => {
      if (handles.length >= STOCK) return
      type Page = { professors: { unlocked: boolean; professor: { scholar_id: string } }[] }
      for (const { unlocked, professor } of (JSON.parse(text) as Page).professors)
        if (!unlocked) handles.push({ token, handle: professor.scholar_id })
    }
    return { path: `/api/professors/page${anyOf(questions)}`, token, take }
  }
  const own = (call: string, share: number, want: (student: Student) => HttpCall): Kind => {
    const next = inTurn(students)
    return { call, share, want: () => want(next()) }
  }
  // A student writes to one professor once a week.
  const pairs = students[0]!.known.flatMap((_, at) => writers.map((writer) => ({ writer, to: writer.known[at]! })))
  const [nextLetter, nextComer] = [inTurn(pairs), inTurn(students)]

  const kinds: Kind[] = [
    { call: 'browse', share: 70, want: browsing },
    {
      call: 'unlock',
      share: 5,
      want: () => {
        const at = Math.floor(Math.random() * handles.length)
        const [taken] = handles.splice(at, 1)
        if (!taken) throw new Error('Nobody has browsed yet.')
        return { path: '/api/professors/unlock_professor/', token: taken.token, body: { scholar_id: taken.handle } }
      },
    },
    own('draft', 10, ({ token, known }) => ({
      path: `/api/professors/${anyOf(known).id}/draft/`,
      token,
      body: { draft: `Dear Professor,\n\n${'this is what I would like to ask you. '.repeat(20)}${number++}` },
    })),
    {
      call: 'send',
      share: 2,
      want: () => {
        const { writer, to } = nextLetter()
        const subject = `Letter ${number++}`
        const message = `Dear Professor,\n\n${'this is what I would like to ask you. '.repeat(20)}`
        const headers = { 'idempotency-key': crypto.randomUUID() }
        return {
          path: '/api/emails/',
          token: writer.token,
          headers,
          body: { scholar_id: to.scholarId, subject, message },
        }
      },
    },
    {
      call: 'login',
      share: 3,
      want: () => {
        const { username, password } = nextComer()
        const take = (text: string) => fresh.push((JSON.parse(text) as { access_token: string }).access_token)
        return { path: '/api/auth/login/', body: { username, password }, take }
      },
    },
    { call: 'upload', share: 1, want: () => ({ path: '/api/resume/', body: form, type }) },
    own('profile', 2, ({ token }) => ({ path: '/api/auth/me/', token })),
    own('publications', 1, ({ token, known }) => ({
      path: `/api/professors/publications?scholar_id=${anyOf(known).scholarId}`,
      token,
    })),
    own('outreaches', 1, ({ token }) => ({ path: '/api/outreaches/', token })),
    own('templates', 1, ({ token }) => ({ path: '/api/templates/', token })),
    own('citations', 1, ({ token }) => ({ path: '/api/professors/citations/', token })),
    own('favourite', 1, ({ token, known }) => ({
      path: '/api/professors/favorite/',
      token,
      body: { professor_id: anyOf(known).id },
    })),
    own('read a draft', 1, ({ token, known }) => ({ path: `/api/professors/${anyOf(known).id}/draft/`, token })),
    own('refresh', 0.5, ({ refresh }) => ({ path: '/auth/refresh/', body: { refresh } })),
    {
      call: 'logout',
      share: 0.5,
      want: () => {
        const token = fresh.shift()
        // Nobody has come yet: somebody looks whether the session is good.
        return token
          ? { method: 'POST', path: '/api/auth/logout/', token }
          : { path: '/api/auth/validate/', token: anyOf(students).token }
      },
    },
  ]
  return () => {
    const kind = drawn(kinds)
    // Before somebody has browsed there is nothing to unlock.
    const { call, want } = kind.call === 'unlock' && handles.length === 0 ? kinds[0]! : kind
    return { call, ...want() }
  }
}

function drawn(kinds: readonly Kind[]): Kind {
  let chance = Math.random() * kinds.reduce((sum, { share }) => sum + share, 0)
  return kinds.find(({ share }) => (chance -= share) < 0)!
}

const anyOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!

function inTurn<T>(all: readonly T[]): () => T {
  let at = 0
  return () => all[at++ % all.length]!
}

/** The upload card's form with one file, and its content type. */
function formOf(pdf: Buffer): [Buffer, string] {
  const boundary = 'a-form-of-the-load-run'
  const head = [
    `--${boundary}`,
    'content-disposition: form-data; name="upload_file"; filename="resume.pdf"',
    'content-type: application/pdf',
  ]
  const bytes = Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`),
    pdf,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return [bytes, `multipart/form-data; boundary=${boundary}`]
}
