import { setTimeout as sleep } from 'node:timers/promises'
import { call, type Site } from '@labreach/e2e/student-over-http'
import type { PlannedLetter } from '../sends/writers.ts'
import type { Ask } from './traffic.ts'

/** Longer than anything here takes on a busy machine. */
const PATIENCE_MS = 60_000
/** So many pieces of a stream are read slowly. */
const SLOW_PIECES = 20

/** A page of professors, another one each time. */
export function browse(site: Site, { writer }: PlannedLetter): Ask {
  let page = 0
  const headers = { authorization: `Bearer ${writer.token}` }
  return {
    what: 'page',
    send: () => whole(`${site.url}/api/professors/page?order=match&page=${1 + (page++ % 50)}`, { headers }),
  }
}

/** Saves drafts, each in turn for another student, since one may save 120 an hour. */
export async function drafts(site: Site, letters: readonly PlannedLetter[]): Promise<Ask> {
  const ids = await Promise.all(letters.map((letter) => professorOf(site, letter)))
  let turn = 0
  return {
    what: 'draft',
    send: () => {
      const at = turn++ % letters.length
      const body = { draft: `Dear Professor, version ${turn}` }
      return post(`${site.url}/api/professors/${ids[at]}/draft/`, letters[at]!.writer.token, body)
    },
  }
}

/** Marks the professor of a letter as a favourite, and takes it back. */
export async function favourite(site: Site, letter: PlannedLetter): Promise<Ask> {
  const body = { professor_id: await professorOf(site, letter) }
  return { what: 'favourite', send: () => post(`${site.url}/api/professors/favorite/`, letter.writer.token, body) }
}

/** Sends a letter, which must be `sent` at the end. */
export function letter(site: Site, { writer, scholarId, subject, key }: PlannedLetter): Ask {
  return {
    what: 'letter',
    async send() {
      const body = { scholar_id: scholarId, subject, message: `Dear Professor,\n\nthis is ${subject}.` }
      const text = await post(`${site.url}/api/emails/`, writer.token, body, { 'idempotency-key': key })
      if (!text.includes('"sent"')) throw new Error(text)
    },
  }
}

async function professorOf(site: Site, { writer, scholarId }: PlannedLetter): Promise<number> {
  type Page = { professors: { id: number; professor: { scholar_id: string } }[] }
  // Unlocked ones stand first in the order of names.
  const path = '/api/professors/page?order=name&direction=asc&page_size=50'
  const { professors } = await call<Page>(site, path, { token: writer.token })
  return professors.find(({ professor }) => professor.scholar_id === scholarId)!.id
}

/** A stream of matches; so many ms between one piece and the next at first, as on a slow telephone. */
export function matches(site: Site, token: string, pauseMs = 0): Ask {
  return {
    what: 'match stream',
    async send() {
      const answer = await fetch(`${site.url}/api/professors/?temporary_token=${token}`, { signal: patience() })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      let [text, pieces] = ['', 0]
      for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
        text += piece
        if (pieces++ < SLOW_PIECES) await sleep(pauseMs)
      }
      const [count, ...lines] = text.trimEnd().split('\n')
      if (lines.length !== Number(count)) throw new Error(`${lines.length} of ${count} matches came`)
    },
  }
}

/** An upload of a resume in so many pieces, so many ms apart. */
export function upload(site: Site, pdf: Uint8Array<ArrayBuffer>, pieces = 1, pauseMs = 0): Ask {
  return {
    what: 'upload',
    async send() {
      const form = new FormData()
      form.set('upload_file', new File([pdf], 'resume.pdf', { type: 'application/pdf' }))
      const request = new Request(site.url, { method: 'POST', body: form })
      const bytes = new Uint8Array(await request.arrayBuffer())
      const size = Math.ceil(bytes.length / pieces)
      let at = 0
      const slowly = new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (at > 0) await sleep(pauseMs)
          if (at >= bytes.length) return controller.close()
          controller.enqueue(bytes.subarray(at, (at += size)))
        },
      })
      // A stream as a body is sent as it comes (duplex), which the types of fetch do not know yet.
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { 'content-type': request.headers.get('content-type')! },
        body: slowly,
        duplex: 'half',
      }
      await whole(`${site.url}/api/resume/`, init)
    },
  }
}

function post(url: string, token: string, body: object, more: Record<string, string> = {}): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more }
  return whole(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Sends whatever is asked and reads the whole answer. */
async function whole(url: string, init: RequestInit): Promise<string> {
  const answer = await fetch(url, { ...init, signal: patience() })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${text}`)
  return text
}

const patience = () => AbortSignal.timeout(PATIENCE_MS)
