import { askForPage, openPage } from '@labreach/contract/professor-page'
import { listSentMails } from './letters.ts'
import { getLink, waitForMails } from './mails.ts'
import type { TestProfessor } from './professors.ts'
import type { TestApp } from './test-app.ts'

/** The link in the footer of the newest letter from this address. */
export async function getLetterLink(app: TestApp, from: string): Promise<{ letter: number; signature: string }> {
  const text = (await listSentMails(app, from)).at(-1)!.text
  const [url] = /http\S+\/letter\?\S+/.exec(text) ?? []
  const { searchParams } = new URL(url!)
  return { letter: Number(searchParams.get('letter')), signature: searchParams.get('signature')! }
}

/** Asks for the page of a professor with a stored address, and returns the token of the mail. */
export async function aPageLink(app: TestApp, { scholarId, email }: Pick<TestProfessor, 'scholarId' | 'email'>) {
  // Only these mails: one about an earlier change can arrive after the call and before the link.
  const subject = 'Your page on Labreach'
  const before = (await waitForMails(app, email!, 0, { subject })).length
  await app.call(askForPage, { body: { scholar_id: scholarId } })
  return getLink((await waitForMails(app, email!, before + 1, { subject })).at(-1)!).get('token')!
}

/** An opened page of a professor; returns the header of its calls. */
export async function anOpenPage(app: TestApp, professor: Pick<TestProfessor, 'scholarId' | 'email'>) {
  const { status, body } = await app.call(openPage, { body: { token: await aPageLink(app, professor) } })
  if (status !== 200) throw new Error(`The page was not opened: ${body.error}`)
  return { headers: { 'x-professor-page': body.page_token } }
}

/** The token of the undo link in the newest of `count` mails to an address. */
export async function waitForUndo(app: TestApp, email: string, count: number): Promise<string> {
  return getLink((await waitForMails(app, email, count)).at(-1)!).get('token')!
}
