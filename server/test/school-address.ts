import { showSchoolAddress, confirmSchoolAddress, requestSchoolAddress } from '@labreach/contract/school-address'
import type { AStudent } from './builders.ts'
import { getLink, waitForJobs, waitForMails } from './mails.ts'
import type { TestApp } from './test-app.ts'

/** Asks for the link that confirms a school address; returns the token of the mail. */
export async function aSchoolLink(app: TestApp, student: AStudent, address: string): Promise<string> {
  const before = (await waitForMails(app, address, 0)).length
  const { status, body } = await app.call(requestSchoolAddress, { as: student, body: { address } })
  if (status !== 200) throw new Error(`The link was refused: ${body.error}`)
  const mail = (await waitForMails(app, address, before + 1)).at(-1)!
  // The lifetime of the link begins when the job has run.
  await waitForJobs(app, 'confirm_school')
  return getLink(mail).get('token')!
}

/** Confirms a school address of a student. `shown`: also below letters. */
export async function aSchoolAddress(
  app: TestApp,
  student: AStudent,
  { address, shown = false }: { address: string; shown?: boolean },
): Promise<void> {
  const token = await aSchoolLink(app, student, address)
  const { status } = await app.call(confirmSchoolAddress, { as: student, body: { token } })
  if (status !== 200) throw new Error(`${address} was not confirmed`)
  if (shown) await app.call(showSchoolAddress, { as: student, body: { shown } })
}
