import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { aSandbox, callControl, catchRefusal, signIn } from '../../test/sandbox.ts'
import type { Sandbox } from '../sandbox.ts'

const composePlain = (lines: string[]) => Buffer.from([...lines, '', 'Hello'].join('\r\n'))
const letter = composePlain(['From: ada@gmail.com', 'To: prof@uni.example', 'Subject: Hello'])
type Client = Awaited<ReturnType<typeof signIn>>['gmail']
const upload = (sandbox: Sandbox, gmail: Client, raw: Buffer, thread: { threadId?: string | null } = {}) =>
  gmail.users.messages.send(
    { userId: 'me', requestBody: thread, media: { mimeType: 'message/rfc822', body: Readable.from([raw]) } },
    { rootUrl: sandbox.env.GMAIL_URL! },
  )

test('takes 5 MB in JSON, and a message of 25 MB as an upload', async () => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  const compose = (megabytes: number) =>
    Buffer.concat([letter, Buffer.alloc(megabytes * 1024 * 1024, `\r\n${'a'.repeat(76)}`)])
  const send = (raw: Buffer) =>
    gmail.users.messages.send({ userId: 'me', requestBody: { raw: raw.toString('base64url') } })
  await expect(send(compose(3))).resolves.toBeDefined()
  const tooLarge = { status: 413, data: { error: { code: 413 } } }
  expect(await catchRefusal(send(compose(4)))).toMatchObject(tooLarge)
  await expect(upload(sandbox, gmail, compose(24))).resolves.toBeDefined()
  expect(await catchRefusal(upload(sandbox, gmail, compose(25)))).toMatchObject(tooLarge)
})

test('an upload is delivered byte for byte, into its thread, with the checks of a request in JSON', async () => {
  const sandbox = await aSandbox()
  const { gmail } = await signIn(sandbox)
  const raw = Buffer.concat([letter, Buffer.from([0, 255, 13, 10, 45, 45, 13, 10])])
  const { data } = await upload(sandbox, gmail, raw)
  const [mail] = (await callControl<{ mails: { id: string; messageId: string }[] }>(sandbox, 'mail')).mails
  const delivered = await fetch(`${sandbox.url}/control/mail/${mail!.id}/raw`)
  expect(Buffer.from(await delivered.arrayBuffer()).subarray(-13)).toEqual(raw.subarray(-13))
  const answer = composePlain(['To: prof@uni.example', 'Subject: Hello', `References: ${mail!.messageId}`])
  expect((await upload(sandbox, gmail, answer, { threadId: data.threadId! })).data.threadId).toBe(data.threadId)
  expect(await catchRefusal(upload(sandbox, gmail, answer, { threadId: 'ffffffffffffffff' }))).toMatchObject({
    status: 404,
  })
  expect(await catchRefusal(upload(sandbox, gmail, composePlain(['Subject: Hello'])))).toMatchObject({
    status: 400,
    data: { error: { message: 'Recipient address required' } },
  })
})

test.for([
  ['another type', '?uploadType=media', 'multipart/related; boundary=b', ''],
  ['no boundary', '?uploadType=multipart', 'multipart/related', '--b--'],
  [
    'one part',
    '?uploadType=multipart',
    'multipart/related; boundary=b',
    '--b\r\ncontent-type: application/json\r\n\r\n{}\r\n--b--',
  ],
  [
    'a message that is called text',
    '?uploadType=multipart',
    'multipart/related; boundary=b',
    '--b\r\ncontent-type: application/json\r\n\r\n{}\r\n--b\r\ncontent-type: text/plain\r\n\r\nTo: a@b.example\r\n\r\n\r\n--b--',
  ],
] as const)('refuses an upload of %s with 400', async ([, query, type, body]) => {
  const sandbox = await aSandbox()
  const { tokens } = await signIn(sandbox)
  const headers = { authorization: `Bearer ${tokens.access_token}`, 'content-type': type }
  const url = `${sandbox.url}/upload/gmail/v1/users/me/messages/send${query}`
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(400)
  expect((await callControl<{ mails: [] }>(sandbox, 'mail')).mails).toEqual([])
})
