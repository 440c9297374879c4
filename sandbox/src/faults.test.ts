import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { aSandbox, callControl, catchRefusal, signIn } from '../test/sandbox.ts'

const raw = Buffer.from('To: prof@uni.example\r\nSubject: Hello\r\n\r\nHello').toString('base64url')

test.for([
  ['401', 401],
  ['403', 403],
  ['429', 429],
  ['500', 500],
] as const)('Gmail returns %s once for a fault of this kind', async ([kind, status]) => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  const send = () => gmail.users.messages.send({ userId: 'me', requestBody: { raw } })
  await callControl(sandbox, 'faults', { service: 'gmail', kind })
  expect(await catchRefusal(send())).toMatchObject({ status, data: { error: { code: status } } })
  expect((await callControl<{ mails: [] }>(sandbox, 'mail')).mails).toHaveLength(0)
  await expect(send()).resolves.toBeDefined()
})

test('lost_response delivers the mail and then cuts the connection', async () => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  await callControl(sandbox, 'faults', { service: 'gmail', kind: 'lost_response' })
  expect(await catchRefusal(gmail.users.messages.send({ userId: 'me', requestBody: { raw } }))).toEqual({
    status: undefined,
    data: undefined,
  })
  expect((await callControl<{ mails: [] }>(sandbox, 'mail?to=prof@uni.example')).mails).toHaveLength(1)
})

test('reset cuts the connection and carries out nothing', async () => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  await callControl(sandbox, 'faults', { service: 'gmail', kind: 'reset' })
  expect(await catchRefusal(gmail.users.messages.send({ userId: 'me', requestBody: { raw } }))).toEqual({
    status: undefined,
    data: undefined,
  })
  expect((await callControl<{ mails: [] }>(sandbox, 'mail')).mails).toHaveLength(0)
})

test('garbage is a 200 with a body that is not JSON, and latency delays the response', async () => {
  const sandbox = await aSandbox()
  await callControl(sandbox, 'faults', { service: 'google', kind: 'garbage' })
  const garbage = await fetch(`${sandbox.url}/oauth2/v3/certs`)
  expect(garbage.status).toBe(200)
  await expect(garbage.json()).rejects.toThrow('not valid JSON')
  await callControl(sandbox, 'faults', { service: 'google', kind: 'latency', ms: 300 })
  const start = performance.now()
  expect((await fetch(`${sandbox.url}/oauth2/v3/certs`)).ok).toBe(true)
  expect(performance.now() - start).toBeGreaterThan(290)
})

test('invalid_grant plays at the token endpoint only, `times` times or until it is cleared', async () => {
  const sandbox = await aSandbox()
  const { client, tokens } = await signIn(sandbox)
  await callControl(sandbox, 'faults', { service: 'google', kind: 'invalid_grant', times: 3 })
  await client.getTokenInfo(tokens.access_token!)
  for (const status of [400, 400])
    expect(await catchRefusal(client.refreshAccessToken())).toMatchObject({ status, data: { error: 'invalid_grant' } })
  await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' })
  await expect(client.refreshAccessToken()).resolves.toBeDefined()
})

test('the mail server plays refusals, resets and lost replies', async () => {
  const sandbox = await aSandbox()
  const transport = createTransport(sandbox.env.SMTP_URL)
  const send = () =>
    transport.sendMail({ from: 'hello@labreach.example', to: 'ada@gmail.com', subject: 'Hi', text: 'Hi' })
  await callControl(sandbox, 'faults', { service: 'smtp', kind: '429' })
  await expect(send()).rejects.toMatchObject({ responseCode: 451 })
  await callControl(sandbox, 'faults', { service: 'smtp', kind: 'reset' })
  await expect(send()).rejects.toMatchObject({ code: expect.stringMatching(/^E(SOCKET|CONNECTION|CONNRESET)$/) })
  expect((await callControl<{ mails: [] }>(sandbox, 'mail')).mails).toHaveLength(0)
  await callControl(sandbox, 'faults', { service: 'smtp', kind: 'lost_response' })
  await expect(send()).rejects.toMatchObject({ code: expect.stringMatching(/^E(SOCKET|CONNECTION|CONNRESET)$/) })
  expect((await callControl<{ mails: [] }>(sandbox, 'mail')).mails).toHaveLength(1)
})

test('refuses a fault that the service cannot play', async () => {
  const sandbox = await aSandbox()
  await expect(callControl(sandbox, 'faults', { service: 'gmail', kind: 'invalid_grant' })).rejects.toThrow(
    'gmail cannot play invalid_grant.',
  )
  await expect(callControl(sandbox, 'faults', { service: 'fax', kind: '500' })).rejects.toThrow('service is one of')
})
