import { createPdf } from './create-pdf.ts'

/**
 * Uploads a resume and reads its matches: professor ids, best first, and the times of the first and last line in ms.
 */
export async function readMatches(url: string, resume: string) {
  const form = new FormData()
  const pdf = new Uint8Array(await createPdf(resume))
  form.set('upload_file', new File([pdf], 'resume.pdf', { type: 'application/pdf' }))
  const upload = await fetch(`${url}/api/resume/`, { method: 'POST', body: form })
  const { temporary_token, error } = (await upload.json()) as { temporary_token?: string; error?: string }
  if (!temporary_token) throw new Error(`A resume was refused: ${error}`)
  const started = performance.now()
  const response = await fetch(`${url}/api/professors/?temporary_token=${temporary_token}`)
  let text = ''
  let first = 0
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (first === 0 && text.indexOf('\n') !== text.lastIndexOf('\n')) first = performance.now() - started
  }
  const all = performance.now() - started
  const lines = text.trim().split('\n').slice(1)
  return { ids: lines.map((line) => (JSON.parse(line) as { id: number }).id), first, all }
}
