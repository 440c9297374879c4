import { createHash, randomBytes } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, test } from 'vitest'
import { aSandbox, callControl, catchRefusal, scopes, signIn } from '../../test/sandbox.ts'

type Mails = {
  mails: {
    id: string
    from: string
    to: string[]
    subject: string
    text: string
    attachments: { filename: string; size: number; sha256: string }[]
  }[]
}

const composePlain = (lines: string[]) => Buffer.from([...lines, '', 'Hello'].join('\r\n'))
const letter = composePlain(['From: ada@gmail.com', 'To: prof@uni.example', 'Subject: Hello'])
const send = (gmail: Awaited<ReturnType<typeof signIn>>['gmail'], raw: Buffer, userId = 'me') =>
  gmail.users.messages.send({ userId, requestBody: { raw: raw.toString('base64url') } })
const composeApiError = (code: number, status: string, message: string, reason: string) => ({
  status: code,
  data: { error: { code, status, message, errors: [expect.objectContaining({ reason })] } },
})

test('delivers a mail of the official client unchanged except for its Message-ID', async () => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  const pdf = randomBytes(200_000)
  const raw = await new MailComposer({
    from: '"Ada Student" <ada@gmail.com>',
    to: 'Prof. Zoë Müller <zoe@uni.example>',
    subject: 'Über Ihre Arbeit – 量子',
    text: 'Dear Professor Müller,\n\nhello.\n',
    attachments: [{ filename: 'résumé.pdf', content: pdf, contentType: 'application/pdf' }],
  })
    .compile()
    .build()

  const { data } = await send(gmail, raw)
  expect(data).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), threadId: data.id, labelIds: ['SENT'] })
  const { mails } = await callControl<Mails>(sandbox, 'mail?to=ZOE@uni.example')
  expect(mails).toMatchObject([
    { id: data.id, from: 'ada@gmail.com', to: ['zoe@uni.example'], subject: 'Über Ihre Arbeit – 量子' },
  ])
  expect(mails[0]?.text).toContain('Dear Professor Müller')
  expect(mails[0]?.attachments).toMatchObject([
    { filename: 'résumé.pdf', size: 200_000, sha256: createHash('sha256').update(pdf).digest('hex') },
  ])
  const response = await fetch(`${sandbox.url}/control/mail/${data.id}/raw`)
  const delivered = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const messageId = /^Message-ID: .*\r\n/im
  expect(delivered.replace(messageId, '')).toBe(raw.toString('latin1').replace(messageId, ''))
  expect(messageId.exec(delivered)![0]).toMatch(/^Message-ID: <CA\+[\w-]+@mail\.gmail\.com>/)
  expect(delivered).not.toContain(/^Message-ID: (.*)\r\n/im.exec(raw.toString('latin1'))![1])
})

type Answer = { id?: string | null; threadId?: string | null }

test('adds a mail to a thread only with its id, a reference to a mail of it and the same subject', async () => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  const sendInThread = async (lines: string[], threadId?: string): Promise<Answer> =>
    (
      await gmail.users.messages.send({
        userId: 'me',
        requestBody: {
          raw: composePlain(['To: prof@uni.example', ...lines]).toString('base64url'),
          ...(threadId && { threadId }),
        },
      })
    ).data
  const first = await sendInThread(['Subject: Hello', 'Message-ID: <own@sender.example>'])
  const [{ messageId }] = (await callControl<{ mails: { messageId: string }[] }>(sandbox, 'mail')).mails as [
    { messageId: string },
  ]
  const thread = first.threadId!
  const answer = ['Subject: Re: Hello', `In-Reply-To: ${messageId}`, `References: ${messageId}`]
  expect((await sendInThread(answer, thread)).threadId).toBe(thread)
  // Two mails of one thread may also refer to the same third one, which nobody has to have sent.
  const root = 'References: <root@sender.example>'
  const other = await sendInThread(['Subject: Other', root])
  expect((await sendInThread(['Subject: Other', root], other.threadId!)).threadId).toBe(other.threadId)
  expect(
    (await sendInThread(['Subject: Other', 'References: <leaf@sender.example>'], other.threadId!)).threadId,
  ).not.toBe(other.threadId)
  for (const [lines, id] of [
    [answer, undefined],
    [['Subject: Hello'], thread],
    [['Subject: Other', `References: ${messageId}`], thread],
    // A reference to the sender's Message-ID matches nothing, because Gmail has replaced that header.
    [['Subject: Hello', 'References: <own@sender.example>'], thread],
  ] as const)
    expect((await sendInThread([...lines], id)).threadId).not.toBe(thread)
  expect(await catchRefusal(sendInThread(answer, 'ffffffffffffffff'))).toMatchObject({ status: 404 })
})

test("shows the recipient's and the sender's copy of a mail", async () => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  const { data } = await send(
    gmail,
    composePlain(['To: prof@uni.example', 'Subject: Hello', 'List-Unsubscribe: <https://labreach.example/out>']),
  )
  const readPage = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text()
  expect(await readPage('/mailbox/prof@uni.example')).toContain(`/mail/${data.id}?side=received`)
  const received = await readPage(`/mail/${data.id}?side=received`)
  expect(received).toContain('in the inbox of prof@uni.example')
  expect(received).toContain('<dt>Unsubscribe</dt>')
  const sent = await readPage(`/mail/${data.id}?side=sent`)
  expect(sent).toContain('in the Sent folder of ada@gmail.com')
  expect(sent).not.toContain('<dt>Unsubscribe</dt>')
})

test("refuses a missing, an invented and an expired token with Google's 401", async () => {
  const sandbox = await aSandbox()
  const url = `${sandbox.url}/gmail/v1/users/me/messages/send`
  const body = JSON.stringify({ raw: letter.toString('base64url') })
  const json = { 'content-type': 'application/json' }
  const none = await fetch(url, { method: 'POST', headers: json, body })
  expect([none.status, await none.json()]).toMatchObject([
    401,
    { error: { code: 401, status: 'UNAUTHENTICATED', errors: [{ reason: 'required' }] } },
  ])
  const invented = await fetch(url, {
    method: 'POST',
    headers: { ...json, authorization: 'Bearer ya29.made-up' },
    body,
  })
  expect([invented.status, await invented.json()]).toMatchObject([
    401,
    { error: { errors: [{ message: 'Invalid Credentials', reason: 'authError' }] } },
  ])
  const { tokens } = await signIn(sandbox)
  await callControl(sandbox, 'clock', { advance_ms: 3_600_000 })
  const old = await fetch(url, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${tokens.access_token}` },
    body,
  })
  expect(old.status).toBe(401)
})

test('refuses to send without the scope, and from another mailbox', async () => {
  const sandbox = await aSandbox()
  const without = await signIn(sandbox, { without: [scopes[3]!] })
  expect(await catchRefusal(send(without.gmail, letter))).toMatchObject(
    composeApiError(
      403,
      'PERMISSION_DENIED',
      'Request had insufficient authentication scopes.',
      'insufficientPermissions',
    ),
  )
  const bo = await signIn(sandbox, { email: 'bo@gmail.com' })
  expect(await catchRefusal(send(bo.gmail, letter, 'ada@gmail.com'))).toMatchObject(
    composeApiError(403, 'PERMISSION_DENIED', 'Delegation denied for ada@gmail.com', 'forbidden'),
  )
  await expect(send(bo.gmail, composePlain(['To: prof@uni.example']), 'bo@gmail.com')).resolves.toBeDefined()
})

test.for([
  ['no recipient', ['From: ada@gmail.com', 'Subject: Hello'], 'Recipient address required'],
  ['a recipient that is no address', ['To: not-an-address'], 'Invalid To header'],
  ['an address without a domain', ['To: prof@uni'], 'Invalid To header'],
  ['a broken copy address', ['To: prof@uni.example', 'Cc: <@>'], 'Invalid Cc header'],
  [
    'two subjects',
    ['To: prof@uni.example', 'Subject: a', 'Subject: b'],
    'Invalid message: more than one subject header',
  ],
  [
    'a line that is no header',
    ['To: prof@uni.example', 'what is this'],
    "Invalid message: 'what is this' is not a header",
  ],
  [
    'a multipart without its boundary',
    ['To: prof@uni.example', 'Content-Type: multipart/mixed'],
    'Invalid message: the multipart boundary is missing or never closed',
  ],
] as const)('refuses %s with 400', async ([, lines, message]) => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  expect(await catchRefusal(send(gmail, composePlain([...lines])))).toMatchObject(
    composeApiError(400, 'INVALID_ARGUMENT', message, 'invalidArgument'),
  )
  expect((await callControl<Mails>(sandbox, 'mail')).mails).toEqual([])
})

test('refuses a message that is not base64url', async () => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  const raw = async (text: string) => gmail.users.messages.send({ userId: 'me', requestBody: { raw: text } })
  expect(await catchRefusal(raw(`${letter.toString('base64url')}+/`))).toMatchObject({ status: 400 })
  expect(await catchRefusal(raw(''))).toMatchObject({ status: 400 })
})

test.for([
  ['failedPrecondition', 400, 'FAILED_PRECONDITION', 'Mail service not enabled'],
  ['domainPolicy', 403, 'PERMISSION_DENIED', 'The domain administrators have disabled Gmail apps.'],
  ['userRateLimitExceeded', 403, 'PERMISSION_DENIED', 'User Rate Limit Exceeded'],
] as const)('refuses every letter of a blocked account with %s', async ([obstacle, code, status, message]) => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  await callControl(sandbox, 'google/block', { email: 'ada@gmail.com', obstacle })
  expect(await catchRefusal(send(gmail, letter))).toMatchObject(composeApiError(code, status, message, obstacle))
  await expect(callControl(sandbox, 'google/block', { email: 'ada@gmail.com', obstacle: 'x' })).rejects.toThrow(
    'one of',
  )
})

test('replaces the sender by the account, and removes Bcc', async () => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  const { data } = await send(
    gmail,
    composePlain(['From: Boss <boss@uni.example>', 'To: prof@uni.example', 'Bcc: x@uni.example', 'Subject: Hi']),
  )
  const raw = await (await fetch(`${sandbox.url}/control/mail/${data.id}/raw`)).text()
  expect(raw.replace(/^Message-ID: .*\r\n/m, '')).toBe(
    'From: "Ada Student" <ada@gmail.com>\r\nTo: prof@uni.example\r\nSubject: Hi\r\n\r\nHello',
  )
  expect((await callControl<Mails>(sandbox, 'mail?to=x@uni.example')).mails).toHaveLength(1)
})

test('refuses to send beyond the daily number of recipients, until a day later', async () => {
  const sandbox = await aSandbox({ gmailDailyLimit: 2 })
  const { gmail, client } = await signIn(sandbox)
  await send(gmail, letter)
  await send(gmail, letter)
  const refused = await catchRefusal(send(gmail, letter))
  expect(refused).toMatchObject({
    status: 429,
    data: { error: { status: 'RESOURCE_EXHAUSTED', errors: [{ reason: 'rateLimitExceeded' }] } },
  })
  await callControl(sandbox, 'clock', { advance_ms: 86_400_000 })
  await client.refreshAccessToken()
  await expect(send(gmail, letter)).resolves.toBeDefined()
})

test('mails survive a restart', async () => {
  const before = await aSandbox()
  const { gmail } = await signIn(before)
  await send(gmail, letter)
  await before.close()
  const after = await aSandbox({ dataDir: before.dataDir })
  const again = await signIn(after)
  await send(again.gmail, letter)
  const { mails } = await callControl<Mails>(after, 'mail?to=prof@uni.example')
  expect(mails).toHaveLength(2)
  expect(mails[0]!.id < mails[1]!.id).toBe(true)
})
