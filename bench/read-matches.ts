import { setTimeout as sleep } from 'node:timers/promises'
import { createPdf } from './create-pdf.ts'

/** Uploads a resume as a visitor and returns its temporary token. On a busy computer the reader asks to try again. */
export async function uploadResume(url: string, resume: string): Promise<string> {
  const form = new FormData()
  const pdf = new Uint8Array(await createPdf(resume))
  form.set('upload_file', new File([pdf], 'resume.pdf', { type: 'application/pdf' }))
  for (let attempt = 1; ; attempt++) {
    const upload = await fetch(`${url}/api/resume/`, { method: 'POST', body: form })
    const { temporary_token, error } = (await upload.json()) as { temporary_token?: string; error?: string }
    if (temporary_token) return temporary_token
    if (upload.status !== 429 || attempt === attemptsMax) throw new Error(`A resume was refused: ${error}`)
    await sleep(3_000)
  }
}

const attemptsMax = 40

type Line = { id: number; match?: { band: string | null; reasons: { yours: string }[] } }

/** Reads the matches of an uploaded resume, best first, and the times of the first and last line in ms. */
export async function readMatches(url: string, token: string) {
  const started = performance.now()
  const response = await fetch(`${url}/api/professors/?temporary_token=${token}`)
  let text = ''
  let firstMs = 0
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (firstMs === 0 && text.indexOf('\n') !== text.lastIndexOf('\n')) firstMs = performance.now() - started
  }
  const lastMs = performance.now() - started
  const lines = text.trim().split('\n').slice(1)
  return { matches: lines.map((line) => JSON.parse(line) as Line), firstMs, lastMs }
}
