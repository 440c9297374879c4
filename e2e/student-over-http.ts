import { webcrypto } from 'node:crypto'

export type Acknowledged =
  | { what: 'account'; username: string; password: string; template: string }
  | { what: 'unlock'; username: string; professor: string }
  | { what: 'letter'; username: string; email: string; subject: string }

export type Site = { url: string; sandboxUrl: string }

/**
 * One student's whole job through the calls alone, as fast as it goes. Whatever the server acknowledges is told to
 * `note` before the next step. Rejects when the server goes away. `number` spreads the students over the professors that
 * Free may see, since one professor takes three first letters a week.
 */
export async function liveThrough(
  site: Site,
  { name, number, pdf }: { name: string; number: number; pdf: Uint8Array },
  note: (done: Acknowledged) => void,
): Promise<void> {
  const form = new FormData()
  form.set('upload_file', new File([pdf as Uint8Array<ArrayBuffer>], 'resume.pdf', { type: 'application/pdf' }))
  const upload = await call(site, '/api/resume/', { form })
  const temporary_token = upload.temporary_token as string
  const lines = await fetch(`${site.url}/api/professors/?temporary_token=${temporary_token}`)
  await lines.text()
  const { template } = await call(site, '/api/emails/ai_generate_template/', { body: { temporary_token } })
  const [username, password] = [name, `the secret of ${name}`]
  const account = await call(site, '/api/auth/register/', {
    body: { resume_url: upload.resume_url, username, password, temporary_token },
  })
  note({ what: 'account', username, password, template: template.content })

  const token = account.access_token as string
  const page = await call(site, `/api/professors/page?order=match&page_size=3&page=${1 + (number % 100)}`, { token })
  for (const { professor } of page.professors) {
    const unlocked = await call(site, '/api/professors/unlock_professor/', {
      token,
      body: { scholar_id: professor.scholar_id },
    })
    note({ what: 'unlock', username, professor: unlocked.professor.scholar_id })
    if (professor !== page.professors[0].professor) continue
    const email = `${username}@gmail.com`
    await connectGoogle(site, token, username, email)
    const subject = `Letter of ${username}`
    const body = { scholar_id: unlocked.professor.scholar_id, subject, message: template.content }
    const sent = await call(site, '/api/emails/', { token, body })
    if (sent.state === 'sent') note({ what: 'letter', username, email, subject })
  }
}

type Given = { token?: string; body?: unknown; form?: FormData; method?: string }

/** One call; rejects with the status and the body when it is refused. */
// oxlint-disable-next-line typescript/no-explicit-any -- a driver that reads whatever the wire says
export async function call(site: Site, path: string, given: Given = {}): Promise<any> {
  const answer = await fetch(site.url + path, {
    method: given.method ?? (given.body || given.form ? 'POST' : 'GET'),
    headers: {
      ...(given.token && { authorization: `Bearer ${given.token}` }),
      ...(given.body !== undefined && { 'content-type': 'application/json' }),
    },
    body: given.form ?? (given.body === undefined ? null : JSON.stringify(given.body)),
    signal: AbortSignal.timeout(20_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}

/** The trip to Google with the consent given through the sandbox's control call instead of a browser. */
async function connectGoogle(site: Site, token: string, username: string, email: string): Promise<void> {
  const { state_secret } = await call(site, '/api/site/')
  const ticket = await fetch(`${site.url}/api/auth/google/ticket/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const cookie = ticket.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const state = await encrypt(`${String(username.length).padStart(3, '0')}${username}`, state_secret)
  const follow = (url: string) => fetch(url, { headers: { cookie }, redirect: 'manual' })
  const consent = (await follow(`${site.url}/api/auth/google/start/?state=${state}`)).headers.get('location')
  const { redirect } = await call({ ...site, url: site.sandboxUrl }, '/control/google/consent', {
    body: { url: consent, email, name: username },
  })
  const home = (await follow(redirect)).headers.get('location')
  if (home !== '/profile') throw new Error(`The trip to Google ended at ${home}`)
}

async function encrypt(text: string, secret: string): Promise<string> {
  const raw = Buffer.from(secret, 'base64url')
  const key = await webcrypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const iv = webcrypto.getRandomValues(new Uint8Array(12))
  const sealed = await webcrypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, Buffer.from(text))
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url')
}
