import { setTimeout as sleep } from 'node:timers/promises'
import { call, type SystemUrls } from '@labreach/e2e/student-over-http'
import type { PlannedLetter } from '../sends/plan-letters.ts'
import type { RepeatedRequest } from './traffic.ts'

const TIMEOUT_MS = 60_000
/** The number of parts of a match stream that are read slowly. */
const SLOW_PARTS = 20

/** Reads another page of professors each time. */
export function pageRequest(urls: SystemUrls, { sender }: PlannedLetter): RepeatedRequest {
  let page = 0
  const headers = { authorization: `Bearer ${sender.token}` }
  return {
    name: 'page',
    send: () => fetchText(`${urls.url}/api/professors/page?order=match&page=${1 + (page++ % 50)}`, { headers }),
  }
}

/** Saves drafts for the students in turn, since each may save 120 an hour. */
export async function draftRequest(urls: SystemUrls, letters: readonly PlannedLetter[]): Promise<RepeatedRequest> {
  const ids = await Promise.all(letters.map((letter) => findProfessorId(urls, letter)))
  let version = 0
  return {
    name: 'draft',
    send: () => {
      const at = version++ % letters.length
      const body = { draft: `Dear Professor, version ${version}` }
      return post(`${urls.url}/api/professors/${ids[at]}/draft/`, letters[at]!.sender.token, body)
    },
  }
}

/** Alternately marks and unmarks the professor of a letter as a favourite. */
export async function favouriteRequest(urls: SystemUrls, letter: PlannedLetter): Promise<RepeatedRequest> {
  const body = { professor_id: await findProfessorId(urls, letter) }
  return { name: 'favourite', send: () => post(`${urls.url}/api/professors/favorite/`, letter.sender.token, body) }
}

/** Sends a letter. The response must contain the state `sent`. */
export function letterRequest(urls: SystemUrls, { sender, scholarId, subject, key }: PlannedLetter): RepeatedRequest {
  return {
    name: 'letter',
    async send() {
      const body = { scholar_id: scholarId, subject, message: `Dear Professor,\n\nthis is ${subject}.` }
      const text = await post(`${urls.url}/api/emails/`, sender.token, body, { 'idempotency-key': key })
      if (!text.includes('"sent"')) throw new Error(text)
    },
  }
}

async function findProfessorId(urls: SystemUrls, { sender, scholarId }: PlannedLetter): Promise<number> {
  type Page = { professors: { id: number; professor: { scholar_id: string } }[] }
  // In the order of names, unlocked professors are first.
  const path = '/api/professors/page?order=name&direction=asc&page_size=50'
  const { professors } = await call<Page>(urls, path, { token: sender.token })
  return professors.find(({ professor }) => professor.scholar_id === scholarId)!.id
}

/** Reads a match stream, at first with pauses between the parts, as on a slow connection. */
export function matchRequest(urls: SystemUrls, token: string, pauseMs = 0): RepeatedRequest {
  return {
    name: 'match stream',
    async send() {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(`${urls.url}/api/professors/?temporary_token=${token}`, { signal })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      let [text, parts] = ['', 0]
      for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
        text += part
        if (parts++ < SLOW_PARTS) await sleep(pauseMs)
      }
      const [count, ...lines] = text.trimEnd().split('\n')
      if (lines.length !== Number(count)) throw new Error(`${lines.length} of ${count} matches arrived`)
    },
  }
}

/** Uploads a resume in `parts` parts with pauses between them. */
export function uploadRequest(urls: SystemUrls, pdf: Uint8Array<ArrayBuffer>, parts = 1, pauseMs = 0): RepeatedRequest {
  return {
    name: 'upload',
    async send() {
      const form = new FormData()
      form.set('upload_file', new File([pdf], 'resume.pdf', { type: 'application/pdf' }))
      const encodedForm = new Request(urls.url, { method: 'POST', body: form })
      const bytes = new Uint8Array(await encodedForm.arrayBuffer())
      const size = Math.ceil(bytes.length / parts)
      let at = 0
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (at > 0) await sleep(pauseMs)
          if (at >= bytes.length) return controller.close()
          controller.enqueue(bytes.subarray(at, (at += size)))
        },
      })
      // A stream as body requires `duplex`, which the types of fetch do not contain.
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { 'content-type': encodedForm.headers.get('content-type')! },
        body,
        duplex: 'half',
      }
      await fetchText(`${urls.url}/api/resume/`, init)
    },
  }
}

function post(url: string, token: string, body: object, more: Record<string, string> = {}): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more }
  return fetchText(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Reads a complete response. Throws for an error status. */
async function fetchText(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${text}`)
  return text
}
