import type { Resolver } from 'node:dns/promises'
import { soldPlans } from '@labreach/contract/plans'
import { createPlanPrice } from '../../billing/create-plan-price.ts'
import type { Config } from '../../config.ts'
import { createMailer } from '../../services/mail/smtp-mailer.ts'
import { composeLookupKey, parsePlanPrice, PriceList } from '../../services/payments/responses.ts'
import { failure, ok, request, warning, type Check } from './check.ts'

/** Creates the checks of external services. They send, sell and change nothing; the model generates a few words. */
export function createExternalChecks(config: Config, dns: Pick<Resolver, 'resolveMx'>): Check[] {
  const { embeddings, microsoft } = config
  const google = { group: 'Google', needs: ['PUBLIC_URL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] } as const
  return [
    { group: 'Mail', needs: ['SMTP_URL', 'MAIL_FROM'], name: 'Mail server', run: () => checkMailServer(config) },
    { group: 'Mail', needs: [], name: 'DNS', run: () => checkDns(config, dns) },
    { ...google, name: 'Google sign-in', run: (signal) => checkGoogle(config, signal) },
    { ...google, name: 'Gmail', run: (signal) => checkGmail(config, signal) },
    ...(microsoft
      ? [
          {
            group: 'Microsoft' as const,
            needs: ['PUBLIC_URL', 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
            name: 'Microsoft',
            run: (signal: AbortSignal) => checkMicrosoft(microsoft, signal),
          },
        ]
      : []),
    {
      group: 'Stripe',
      needs: ['PUBLIC_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
      name: 'Payments',
      run: (signal) => checkStripe(config, signal),
    },
    {
      group: 'Model',
      needs: ['MODEL_URL', 'MODEL_KEY', 'MODEL_NAME'],
      name: 'Model',
      run: (signal) => checkModel(config, signal),
    },
    ...(embeddings
      ? [
          {
            group: 'Model' as const,
            needs: ['EMBEDDINGS_URL', 'EMBEDDINGS_API_KEY', 'EMBEDDINGS_MODEL'],
            name: 'Embeddings',
            run: (signal: AbortSignal) => checkEmbeddings(embeddings, signal),
          },
        ]
      : []),
  ]
}

/**
 * Sends an invalid code. The error invalid_grant proves that Google accepts the client id and the secret, but not that
 * the redirect URI is registered, so the operator has to compare it. The error redirect_uri_mismatch proves that it is
 * not.
 */
async function checkGoogle({ google }: Config, signal: AbortSignal) {
  const keys = await request(`${google.apiUrl}/oauth2/v3/certs`, { signal })
  if (keys.status !== 200) return failure(`Google's public keys at ${google.apiUrl} return the status ${keys.status}.`)
  const form = new URLSearchParams({
    client_id: google.clientId,
    client_secret: google.clientSecret,
    redirect_uri: google.redirectUri,
    grant_type: 'authorization_code',
    code: 'none',
  })
  const { body } = await request(`${google.oauthUrl}/token`, { method: 'POST', body: form, signal })
  const redirectHint = `The client's redirect URI must be exactly ${google.redirectUri}`
  if (body.error === 'invalid_grant') return ok(`Google accepts the client. ${redirectHint}.`)
  if (body.error === 'redirect_uri_mismatch') return failure(`${redirectHint}: register it in Google's console.`)
  if (body.error === 'invalid_client')
    return failure('Google does not accept GOOGLE_CLIENT_ID with GOOGLE_CLIENT_SECRET.')
  return warning(`Google returns an unexpected error: ${JSON.stringify(body.error ?? null)}. ${redirectHint}.`)
}

async function checkGmail({ google }: Config, signal: AbortSignal) {
  const url = `${google.gmailUrl}/gmail/v1/users/me/messages/send`
  const headers = { 'content-type': 'application/json' }
  const { status } = await request(url, { method: 'POST', headers, body: '{"raw":""}', signal })
  if (status === 401) return ok('Reachable; it requires a student’s token, as expected.')
  if (status === 403) return failure('The Gmail API is not enabled for this project: enable it in Google’s console.')
  return warning(`Gmail returns the status ${status} instead of 401.`)
}

/**
 * Sends an invalid code, as to Google. A wrong or ended secret is invalid_client, an unknown app unauthorized_client. No answer
 * tells when the secret ends, so the operator has to note it.
 */
async function checkMicrosoft(microsoft: NonNullable<Config['microsoft']>, signal: AbortSignal) {
  const form = new URLSearchParams({
    client_id: microsoft.clientId,
    client_secret: microsoft.clientSecret,
    redirect_uri: microsoft.redirectUri,
    grant_type: 'authorization_code',
    code: 'none',
  })
  const url = `${microsoft.loginUrl}/${microsoft.tenant}/oauth2/v2.0/token`
  const { body } = await request(url, { method: 'POST', body: form, signal })
  const hint = `The redirect URI must be exactly ${microsoft.redirectUri}, and the secret ends on the day that Entra shows`
  if (body.error === 'invalid_grant') return ok(`Microsoft does not refuse the client. ${hint}.`)
  // The number without the rest of the sentence, which contains ids.
  const number = /AADSTS\d+/.exec(String(body.error_description))?.[0] ?? 'no number'
  if (body.error === 'invalid_client')
    return failure(
      `Microsoft does not accept MICROSOFT_CLIENT_SECRET (${number}): it is wrong, or it has ended. Create another one in Entra.`,
    )
  if (body.error === 'unauthorized_client')
    return failure(`Microsoft has no app MICROSOFT_CLIENT_ID for MICROSOFT_TENANT (${number}).`)
  return warning(`Microsoft returns an unexpected error: ${JSON.stringify(body.error ?? null)} (${number}). ${hint}.`)
}

/** A service with OpenAI's API. */
type OpenAiService = { url: string; key: string }

const post = ({ key }: OpenAiService, body: object, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  body: JSON.stringify(body),
  signal,
})

async function checkModel({ model }: Config, signal: AbortSignal) {
  // A prompt like a real one; the result is limited to a few words.
  const content = 'TASK: template\n<facts>{}</facts>'
  const ask = (limit: Record<string, number>) => {
    const prompt = { model: model.name, messages: [{ role: 'user', content }], ...limit }
    return request(`${model.url}/chat/completions`, post(model, prompt, signal))
  }
  const response = await ask({ max_tokens: 16 })
  // As model-writer.ts does. The hidden tokens of such a model count too.
  const isRenamed = readMessage(response.body).includes('max_completion_tokens')
  return judge(isRenamed ? await ask({ max_completion_tokens: 2_000 }) : response, 'MODEL', model)
}

async function checkEmbeddings(embeddings: NonNullable<Config['embeddings']>, signal: AbortSignal) {
  const input = { model: embeddings.model, input: ['one word'] }
  const response = await request(`${embeddings.url}/embeddings`, post(embeddings, input, signal))
  return judge(response, 'EMBEDDINGS', { ...embeddings, name: embeddings.model })
}

/** What a service with OpenAI's API says about an error; empty if it says nothing. */
function readMessage({ error }: Record<string, unknown>): string {
  const message = (error as { message?: unknown } | null | undefined)?.message
  return typeof message === 'string' ? message : ''
}

type Named = OpenAiService & { name: string }

function judge({ status, body }: Awaited<ReturnType<typeof request>>, setting: string, { name, key }: Named) {
  if (status === 200 && (body.choices || body.data)) return ok(`"${name}" works.`)
  if (status === 401 || status === 403) return failure(`The service does not accept the key of ${setting} (${status}).`)
  if (status === 404) return failure(`The service has no model "${name}", or ${setting}_URL does not end with /v1.`)
  if (status === 429) return warning('The limit of the service is used up (429).')
  const message = readMessage(body).replaceAll(key, '…').replace(/\s+/g, ' ').slice(0, 300)
  return failure(`The service returns the status ${status}${message ? `: ${message}` : '.'}`)
}

async function checkStripe({ stripe, publicUrl, isProduction }: Config, signal: AbortSignal) {
  // Archived ones too: they keep their lookup key, so that no new price can have it.
  const query = new URLSearchParams({ limit: String(soldPlans.length) })
  for (const plan of soldPlans) query.append('lookup_keys[]', composeLookupKey(createPlanPrice(plan)))
  const headers = { authorization: `Bearer ${stripe.secretKey}` }
  const { status, body } = await request(`${stripe.apiUrl}/v1/prices?${query}`, { headers, signal })
  if (status === 401 || status === 403) return failure(`Stripe does not accept STRIPE_SECRET_KEY (${status}).`)
  const { success, data } = PriceList.safeParse(body)
  if (!success) return failure(`Stripe returns the status ${status} for the list of prices.`)
  if (!stripe.webhookSecret.startsWith('whsec_')) return failure('STRIPE_WEBHOOK_SECRET must begin with whsec_.')
  const wrong = data.data.find((price) => !price.active || !parsePlanPrice(price))
  if (wrong) {
    const what = wrong.active ? 'does not match its lookup key' : 'is archived, but still has its lookup key'
    return failure(
      `The price ${wrong.id} ${what}: remove that key from it at Stripe. Nothing can be bought until then.`,
    )
  }
  const events = `Events go to ${publicUrl}/api/stripe/webhook/`
  if (isProduction && /^[sr]k_test_/.test(stripe.secretKey)) return warning(`The key is a test key. ${events}.`)
  return ok(
    `The key is accepted, and the price ${data.data.length === soldPlans.length ? 'exists' : 'will be created at the first checkout'}. ${events}.`,
  )
}

async function checkMailServer({ mail }: Config) {
  const mailer = createMailer(mail)
  try {
    await mailer.check()
    return ok(`Accepts mail from ${mail.from}.`)
  } finally {
    mailer.close()
  }
}

/** A looked-up address of a professor is used only if DNS has a mail server for its domain; all else works without. */
async function checkDns({ isProduction }: Config, dns: Pick<Resolver, 'resolveMx'>) {
  const domain = 'gmail.com'
  const problem = await dns.resolveMx(domain).then(
    (servers) => (servers.length > 0 ? null : 'none'),
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  )
  if (problem === null) return ok(`The mail servers of ${domain} were found.`)
  const text = `The mail servers of ${domain} were not found (${problem}): the lookup of professors' addresses will fail.`
  return warning(isProduction ? `${text} Check /etc/resolv.conf.` : text)
}
