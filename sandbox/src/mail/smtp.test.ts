import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { aSandbox, callControl } from '../../test/sandbox.ts'

test('delivers a mail over SMTP to the same inboxes as Gmail', async () => {
  const sandbox = await aSandbox()
  const transport = createTransport(sandbox.env.SMTP_URL)
  await transport.sendMail({
    from: 'Labreach <hello@labreach.example>',
    to: 'ada@gmail.com',
    bcc: 'quiet@gmail.com',
    subject: 'Passwort – neu',
    text: 'Follow http://localhost:3000/reset?token=a&b=c.',
    html: '<p>Follow <a href="http://localhost:3000/reset">this</a></p>',
  })
  const { mails } = await callControl<{ mails: unknown[] }>(sandbox, 'mail?to=ada@gmail.com')
  expect(mails).toMatchObject([
    {
      via: 'smtp',
      from: 'hello@labreach.example',
      to: ['ada@gmail.com', 'quiet@gmail.com'],
      subject: 'Passwort – neu',
      html: expect.stringContaining('<p>'),
    },
  ])
  transport.close()
})
