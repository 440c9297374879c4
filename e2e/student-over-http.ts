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
  type Upload = { temporary_token: string; resume_url: string }
  const { temporary_token, resume_url } = await call<Upload>(site, '/api/resume/', { form })
  const lines = await fetch(`${site.url}/api/professors/?temporary_token=${temporary_token}`)
  await lines.text()
  const { template } = await call<{ template: { content: string } }>(site, '/api/emails/ai_generate_template/', {
    body: { temporary_token },
  })
  const [username, password] = [name, `the secret of ${name}`]
  const { access_token: token } = await call<{ access_token: string }>(site, '/api/auth/register/', {
    body: { resume_url, username, password, temporary_token },
  })
  note({ what: 'account', username, password, template: template.content })

  type Card = { professor: { scholar_id: string } }
  const { professors } = await call<{ professors: Card[] }>(
    site,
    `/api/professors/page?order=match&page_size=3&page=${1 + (number % 100)}`,
    { token },
  )
  for (const { professor } of professors) {
    const unlocked = await call<Card>(site, '/api/professors/unlock_professor/', {
      token,
      body: { scholar_id: professor.scholar_id },
    })
    note({ what: 'unlock', username, professor: unlocked.professor.scholar_id })
    if (professor !== professors[Math.floor(number / 100) % 3]!.professor) continue
    const email = `${username}@gmail.com`
    await connectGoogle(site, token, username, email)
    const subject = `Letter of ${username}`
    const body = { scholar_id: unlocked.professor.scholar_id, subject, message: template.content }
    const sent = await call<{ state: string }>(site, '/api/emails/', { token, body })
    if (sent.state === 'sent') note({ what: 'letter', username, email, subject })
  }
}

type Given = { token?: string; body?: unknown; form?: FormData; method?: string }

/** One call, answered as the caller says it is; rejects with the status and the body when it is refused. */
export async function call<T>(site: Pick<Site, 'url'>, path: string, given: Given = {}): Promise<T> {
  const answer = await fetch(site.url + path, {
    method: given.method ?? (given.body || given.form ? 'POST' : 'GET'),
    headers: {
      // A connection that was kept open leads to the process that is about to end.
      connection: 'close',
      ...(given.token && { authorization: `Bearer ${given.token}` }),
      ...(given.body !== undefined && { 'content-type': 'application/json' }),
    },
    body: given.form ?? (given.body === undefined ? null : JSON.stringify(given.body)),
    signal: AbortSignal.timeout(20_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text) as T
}

/** The trip to Google with the consent given through the sandbox's control call instead of a browser. */
export async function connectGoogle(site: Site, token: string, username: string, email: string): Promise<void> {
  const { state_secret } = await call<{ state_secret: string }>(site, '/api/site/')
  const ticket = await fetch(`${site.url}/api/auth/google/ticket/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const cookie = ticket.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const state = await encryptState(`${String(username.length).padStart(3, '0')}${username}`, state_secret)
  const follow = (url: string) => fetch(url, { headers: { cookie }, redirect: 'manual' })
  const consent = (await follow(`${site.url}/api/auth/google/start/?state=${state}`)).headers.get('location')
  const { redirect } = await call<{ redirect: string }>({ url: site.sandboxUrl }, '/control/google/consent', {
    body: { url: consent, email, name: username },
  })
  const home = (await follow(redirect)).headers.get('location')
  if (home !== '/profile') throw new Error(`The trip to Google ended at ${home}`)
}

/** The state that the website sends along to Google. */
export async function encryptState(text: string, secret: string): Promise<string> {
  const raw = Buffer.from(secret, 'base64url')
  const key = await webcrypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const iv = webcrypto.getRandomValues(new Uint8Array(12))
  const sealed = await webcrypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, Buffer.from(text))
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url')
}
