import type { HostileFile } from './hostile-file.ts'

type UploadResponse = { code?: string; error?: string; temporary_token?: string; key_interests?: string[] }

/** The maximum time from the start of the request to the end of the response. */
const MAX_RESPONSE_MS = 10_000

const TIMEOUT_MS = 60_000

/**
 * The maximum memory of the server and its readers during the hostile uploads. The server alone reaches 530 MB without
 * any upload while it loads the catalogue and the models.
 */
export const MAX_MEMORY_MB = 800

export type UploadResult = { name: string; bytes: number; status: number; code: string; sentence: string; ms: number }

/**
 * Uploads a file as a visitor. Status 0: connection error or timeout. Pages without text are stored as a scan and read
 * with the match stream: a refusal there is the result, with the status that a PDF without text has, and `ms` is the
 * time until the upload's response.
 */
export async function upload(url: string, { name, bytes, fileName, type }: HostileFile): Promise<UploadResult> {
  const content = await bytes()
  const form = new FormData()
  const file = new File([new Uint8Array(content)], fileName ?? 'resume.pdf', { type: type ?? 'application/pdf' })
  form.set('upload_file', file)
  const startTime = performance.now()
  const response = await fetch(`${url}/api/resume/`, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(async (reply) => ({ status: reply.status, text: await reply.text() }))
    .catch((error: unknown) => ({ status: 0, text: JSON.stringify({ error: String(error) }) }))
  const ms = Math.round(performance.now() - startTime)
  const body = JSON.parse(response.text) as UploadResponse
  const { code = '', error: sentence = '' } = (await readScanRefusal(url, body)) ?? body
  const status = response.status === 200 && code ? 422 : response.status
  return { name, bytes: content.length, status, code, sentence, ms }
}

/** The refusal of a stored scan, which is the last line of its match stream; undefined for a resume that was read. */
async function readScanRefusal(url: string, { temporary_token: token, key_interests }: UploadResponse) {
  if (!token || key_interests?.length) return undefined
  const response = await fetch(`${url}/api/professors/`, { headers: { 'x-temporary-token': token } })
  const lines = (await response.text()).trimEnd().split('\n')
  const last = JSON.parse(lines.at(-1)!) as { failed?: { code: string; error: string } } | number
  return typeof last === 'object' ? last.failed : undefined
}

/** The problem of the response to a hostile upload; undefined for a refusal with a sentence. */
export function findResponseProblem({ name, status, sentence }: UploadResult): string | undefined {
  if (status < 400 || status >= 500) return `${name}: got the status ${status} ${sentence}`
  if (!/^[A-Z].{10,}/.test(sentence)) return `${name}: "${sentence}" is not a clear sentence`
  return undefined
}

/** The problem of a late response; undefined if the response was in time. Reliable only on an otherwise idle machine. */
export const findTimeProblem = ({ name, ms }: UploadResult): string | undefined =>
  ms >= MAX_RESPONSE_MS ? `${name}: took ${ms} ms` : undefined
