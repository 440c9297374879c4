import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpRequest } from './http-client.ts'
import type { Student } from './students.ts'

/** A call to send. `call`: its name in the report. `onSuccess` receives the body of a 2xx response. */
export type PlannedRequest = HttpRequest & { call: string; onSuccess?: (text: string) => void }

type Kind = { call: string; share: number; createCall: () => Omit<PlannedRequest, 'call'> }

/** Queries of the browse page; the default page is the most frequent. */
const browseQueries = [
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

/** The maximum number of stored handles for unlock calls. */
const MAX_HANDLES = 2_000

/**
 * The mix of calls of students, in percent. Each kind of call iterates over all students, so no student exceeds a
 * limit. Returns a function that creates the next call.
 */
export async function createMix(students: readonly Student[], dataDir: string): Promise<() => PlannedRequest> {
  const senders = students.filter(({ isSender }) => isSender)
  const handles: { token: string; handle: string }[] = []
  const newSessions: string[] = []
  let counter = 0
  const [uploadForm, type] = createUploadForm(await readFile(join(dataDir, 'a-resume.pdf')))

  const createBrowseCall = (): Omit<PlannedRequest, 'call'> => {
    const { token } = pickRandom(students)
    const onSuccess = (text: string) => {
      if (handles.length >= MAX_HANDLES) return
      type Page = { professors: { unlocked: boolean; professor: { scholar_id: string } }[] }
      for (const { unlocked, professor } of (JSON.parse(text) as Page).professors)
        if (!unlocked) handles.push({ token, handle: professor.scholar_id })
    }
    return { path: `/api/professors/page${pickRandom(browseQueries)}`, token, onSuccess }
  }
  const perStudent = (call: string, share: number, createCall: (student: Student) => HttpRequest): Kind => {
    const next = roundRobin(students)
    return { call, share, createCall: () => createCall(next()) }
  }
  // A student may write to one professor once a week.
  const letters = students[0]!.professors.flatMap((_, at) =>
    senders.map((sender) => ({ sender, to: sender.professors[at]! })),
  )
  const [nextLetter, nextStudent] = [roundRobin(letters), roundRobin(students)]

  const kinds: Kind[] = [
    { call: 'browse', share: 70, createCall: createBrowseCall },
    {
      call: 'unlock',
      share: 5,
      createCall: () => {
        const at = Math.floor(Math.random() * handles.length)
        const [entry] = handles.splice(at, 1)
        if (!entry) throw new Error('There is no handle to unlock.')
        return { path: '/api/professors/unlock_professor/', token: entry.token, body: { scholar_id: entry.handle } }
      },
    },
    perStudent('draft', 10, ({ token, professors }) => ({
      path: `/api/professors/${pickRandom(professors).id}/draft/`,
      token,
      body: { draft: `Dear Professor,\n\n${'this is what I would like to ask you. '.repeat(20)}${counter++}` },
    })),
    {
      call: 'send',
      share: 2,
      createCall: () => {
        const { sender, to } = nextLetter()
        const subject = `Letter ${counter++}`
        const message = `Dear Professor,\n\n${'this is what I would like to ask you. '.repeat(20)}`
        const headers = { 'idempotency-key': crypto.randomUUID() }
        return {
          path: '/api/emails/',
          token: sender.token,
          headers,
          body: { scholar_id: to.scholarId, subject, message },
        }
      },
    },
    {
      call: 'login',
      share: 3,
      createCall: () => {
        const { username, password } = nextStudent()
        const onSuccess = (text: string) =>
          newSessions.push((JSON.parse(text) as { access_token: string }).access_token)
        return { path: '/api/auth/login/', body: { username, password }, onSuccess }
      },
    },
    { call: 'upload', share: 1, createCall: () => ({ path: '/api/resume/', body: uploadForm, type }) },
    perStudent('profile', 2, ({ token }) => ({ path: '/api/auth/me/', token })),
    perStudent('publications', 1, ({ token, professors }) => ({
      path: `/api/professors/publications?scholar_id=${pickRandom(professors).scholarId}`,
      token,
    })),
    perStudent('outreaches', 1, ({ token }) => ({ path: '/api/outreaches/', token })),
    perStudent('templates', 1, ({ token }) => ({ path: '/api/templates/', token })),
    perStudent('citations', 1, ({ token }) => ({ path: '/api/professors/citations/', token })),
    perStudent('favourite', 1, ({ token, professors }) => ({
      path: '/api/professors/favorite/',
      token,
      body: { professor_id: pickRandom(professors).id },
    })),
    perStudent('read a draft', 1, ({ token, professors }) => ({
      path: `/api/professors/${pickRandom(professors).id}/draft/`,
      token,
    })),
    perStudent('refresh', 0.5, ({ refresh }) => ({ path: '/auth/refresh/', body: { refresh } })),
    {
      call: 'logout',
      share: 0.5,
      createCall: () => {
        const token = newSessions.shift()
        // Without a session to end, a student validates a session.
        return token
          ? { method: 'POST', path: '/api/auth/logout/', token }
          : { path: '/api/auth/validate/', token: pickRandom(students).token }
      },
    },
  ]
  return () => {
    const kind = drawKind(kinds)
    // Without a handle to unlock, a student browses.
    const { call, createCall } = kind.call === 'unlock' && handles.length === 0 ? kinds[0]! : kind
    return { call, ...createCall() }
  }
}

function drawKind(kinds: readonly Kind[]): Kind {
  let chance = Math.random() * kinds.reduce((sum, { share }) => sum + share, 0)
  return kinds.find(({ share }) => (chance -= share) < 0)!
}

const pickRandom = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!

function roundRobin<T>(all: readonly T[]): () => T {
  let at = 0
  return () => all[at++ % all.length]!
}

/** The body of the upload form with one file, and its content type. */
function createUploadForm(pdf: Buffer): [Buffer, string] {
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
