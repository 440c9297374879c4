import type { Hostile } from './hostile.ts'

/** What an upload may take from the first byte to the answer, milliseconds. */
const answerWithin = 10_000

/** When an upload counts as one that is never answered, milliseconds. */
const hangsAfter = 60_000

/** What the server holds at most while it is attacked, MB. */
export const memoryWithin = 600

export type Answer = { name: string; bytes: number; status: number; code: string; sentence: string; ms: number }

/** Uploads one as a visitor; a call that hangs or breaks off has status 0. */
export async function upload(url: string, { name, bytes, fileName, type }: Hostile): Promise<Answer> {
  const made = await bytes()
  const form = new FormData()
  const file = new File([new Uint8Array(made)], fileName ?? 'resume.pdf', { type: type ?? 'application/pdf' })
  form.set('upload_file', file)
  const begun = performance.now()
  const answered = await fetch(`${url}/api/resume/`, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(hangsAfter),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => ({ status: 0, text: JSON.stringify({ error: String(error) }) }))
  const ms = Math.round(performance.now() - begun)
  const said = JSON.parse(answered.text) as { code?: string; error?: string }
  const [code, sentence] = [said.code ?? '', said.error ?? '']
  return { name, bytes: made.length, status: answered.status, code, sentence, ms }
}

/** What is wrong with the answer to a hostile upload; undefined when it was refused as it should be. */
export function wrongWith({ name, status, sentence }: Answer): string | undefined {
  if (status < 400 || status >= 500) return `${name}: answered with status ${status} ${sentence}`
  if (!/^[A-Z].{10,}/.test(sentence)) return `${name}: "${sentence}" is no clear sentence`
  return undefined
}

/** That the answer took too long; undefined when it did not. For a machine that does nothing else. */
export const slowness = ({ name, ms }: Answer): string | undefined =>
  ms >= answerWithin ? `${name}: took ${ms} ms` : undefined
