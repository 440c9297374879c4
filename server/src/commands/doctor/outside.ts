import type { Resolver } from 'node:dns/promises'
import { soldPlans } from '@labreach/contract/plans'
import { offerFor } from '../../billing/offer-for.ts'
import type { Config } from '../../config.ts'
import { createMailer } from '../../services/mail/smtp-mailer.ts'
import { lookupKey, parseOffer, PriceList } from '../../services/payments/responses.ts'
import { ask, fault, ok, warning, type Check } from './check.ts'

/** What the outside world says to these settings. Nothing is sent, sold or changed; the models write one word. */
export function checksOutside(config: Config, dns: Pick<Resolver, 'resolveMx'>): Check[] {
  const { embeddings } = config
  return [
    { name: 'Google sign-in', find: (signal) => googleOf(config, signal) },
    { name: 'Gmail', find: (signal) => gmailOf(config, signal) },
    { name: 'Model', find: (signal) => modelOf(config, signal) },
    ...(embeddings ? [{ name: 'Embeddings', find: (signal: AbortSignal) => embeddingsOf(embeddings, signal) }] : []),
    { name: 'Payments', find: (signal) => stripeOf(config, signal) },
    { name: 'Mail server', find: () => mailOf(config) },
    { name: 'DNS', find: () => dnsOf(config, dns) },
  ]
}

/** A code that nobody gave is refused either way; how tells whether the client itself is known. */
async function googleOf({ google }: Config, signal: AbortSignal) {
  const keys = await ask(`${google.apiUrl}/oauth2/v3/certs`, { signal })
  if (keys.status !== 200) return fault(`Google's public keys at ${google.apiUrl} answer ${keys.status}.`)
  const form = new URLSearchParams({
    client_id: google.clientId,
    client_secret: google.clientSecret,
    redirect_uri: google.redirectUri,
    grant_type: 'authorization_code',
    code: 'none',
  })
  const { body } = await ask(`${google.oauthUrl}/token`, { method: 'POST', body: form, signal })
  const register = `The client's redirect URI must be exactly ${google.redirectUri}`
  if (body.error === 'invalid_grant') return ok(`The client is known. ${register}.`)
  if (body.error === 'redirect_uri_mismatch') return fault(`${register}: register it in Google's console.`)
  if (body.error === 'invalid_client') return fault('Google does not know GOOGLE_CLIENT_ID with GOOGLE_CLIENT_SECRET.')
  return warning(`Google answers a question about the client with ${JSON.stringify(body.error ?? null)}. ${register}.`)
}

async function gmailOf({ google }: Config, signal: AbortSignal) {
  const url = `${google.gmailUrl}/gmail/v1/users/me/messages/send`
  const headers = { 'content-type': 'application/json' }
  const { status } = await ask(url, { method: 'POST', headers, body: '{"raw":""}', signal })
  if (status === 401) return ok('Reachable, and asks for a student’s token as it should.')
  if (status === 403) return fault('The Gmail API is not enabled for this project: enable it in Google’s console.')
  return warning(`Gmail answers ${status} where 401 was expected.`)
}

type Endpoint = { url: string; key: string }

const post = ({ key }: Endpoint, body: object, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  body: JSON.stringify(body),
  signal,
})

async function modelOf({ model }: Config, signal: AbortSignal) {
  // In the form of a real question, cut off after a few words.
  const content = 'TASK: template\n<facts>{}</facts>'
  const question = { model: model.name, messages: [{ role: 'user', content }], max_tokens: 16 }
  return answerOf(await ask(`${model.url}/chat/completions`, post(model, question, signal)), 'MODEL', model.name)
}

async function embeddingsOf(endpoint: NonNullable<Config['embeddings']>, signal: AbortSignal) {
  const question = { model: endpoint.model, input: ['one word'] }
  const answer = await ask(`${endpoint.url}/embeddings`, post(endpoint, question, signal))
  return answerOf(answer, 'EMBEDDINGS', endpoint.model)
}

function answerOf({ status, body }: Awaited<ReturnType<typeof ask>>, setting: string, model: string) {
  if (status === 200 && (body.choices || body.data)) return ok(`"${model}" answers.`)
  if (status === 401 || status === 403) return fault(`The endpoint does not accept the key of ${setting} (${status}).`)
  if (status === 404) return fault(`There is no model "${model}" there, or ${setting}_URL does not end with /v1.`)
  if (status === 429) return warning('The endpoint answers that its limit is used up (429).')
  return fault(`The endpoint answers ${status}.`)
}

async function stripeOf({ stripe, publicUrl, isProduction }: Config, signal: AbortSignal) {
  const query = new URLSearchParams({ active: 'true', limit: String(soldPlans.length) })
  for (const plan of soldPlans) query.append('lookup_keys[]', lookupKey(offerFor(plan)))
  const headers = { authorization: `Bearer ${stripe.secretKey}` }
  const { status, body } = await ask(`${stripe.apiUrl}/v1/prices?${query}`, { headers, signal })
  if (status === 401 || status === 403) return fault(`Stripe does not accept STRIPE_SECRET_KEY (${status}).`)
  const { success, data } = PriceList.safeParse(body)
  if (!success) return fault(`Stripe answers ${status} to a question about prices.`)
  if (!stripe.webhookSecret.startsWith('whsec_')) return fault('STRIPE_WEBHOOK_SECRET must begin with whsec_.')
  const wrong = data.data.find((price) => !parseOffer(price))
  if (wrong) return fault(`The price ${wrong.id} is not what its name says: archive it at Stripe.`)
  const events = `Events go to ${publicUrl}/api/stripe/webhook/`
  if (isProduction && /^[sr]k_test_/.test(stripe.secretKey)) return warning(`The key is one for tests. ${events}.`)
  return ok(
    `The key is accepted, and the price ${data.data.length === soldPlans.length ? 'is there' : 'will be made at the first checkout'}. ${events}.`,
  )
}

async function mailOf({ mail }: Config) {
  const mailer = createMailer(mail)
  try {
    await mailer.check()
    return ok(`Takes mail from ${mail.from}.`)
  } finally {
    mailer.close()
  }
}

/** Addresses of professors that were looked up are used only where a mail server is known for them. */
async function dnsOf({ isProduction }: Config, dns: Pick<Resolver, 'resolveMx'>) {
  const known = 'gmail.com'
  const trouble = await dns.resolveMx(known).then(
    (servers) => (servers.length > 0 ? null : 'none'),
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  )
  if (trouble === null) return ok(`Mail servers of ${known} are found.`)
  const says = `Mail servers of ${known} are not found (${trouble}): no professor's address can be looked up.`
  return isProduction ? fault(`${says} Check /etc/resolv.conf.`) : warning(says)
}
