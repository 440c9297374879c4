import { aRealLetter, type ALetter } from './a-letter.ts'
import { expect, type Place } from './fixtures.ts'
import { sentBy } from './main-job.ts'
import { says } from './says.ts'
import { connection } from './sends-writers.ts'
import { test } from './signed-in.ts'
import { call } from './student-over-http.ts'

const day = 24 * 60 * 60_000

const professorOf = async (place: Place, { student }: ALetter): Promise<number> => {
  const sql = await connection(place.dataDir)
  const [row] = await sql<{ professor_id: number }[]>`
    select professor_id from relationships where student_id = ${student.user.id} and unlocked_at is not null`
  await sql.end()
  return row!.professor_id
}

/** Three students who have left since wrote to the professor of this letter, the first of them two days ago. */
async function threeHaveWritten(place: Place, letter: ALetter): Promise<void> {
  const id = await professorOf(place, letter)
  const sql = await connection(place.dataDir)
  await sql`delete from past_contacts where professor_id = ${id}`
  for (const days of [0.5, 1, 2])
    await sql`insert into past_contacts ${sql({ professor_id: id, reserved_at: new Date(Date.now() - days * day) })}`
  await sql.end()
}

const shown = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'America/Los_Angeles' } as const
const inFiveDays = () => new Date(Date.now() + 5 * day).toLocaleDateString('en-US', shown)

test('whoever comes when three have written this week is told the date before writing, and nothing is sent or spent', async ({
  page,
  place,
}) => {
  const letter = await aRealLetter(page, place, 'F')
  await expect(letter.dialog.getByText(/^You can send this letter from /)).toBeHidden()
  await letter.close()
  await threeHaveWritten(place, letter)
  await letter.open()
  await expect(letter.dialog.getByText(`You can send this letter from ${inFiveDays()}`)).toBeVisible()
  await letter.body.fill('Dear Professor, may I join your group?')
  await letter.saveDraft.click()
  await says(page, 'Draft saved successfully')
  await letter.send()
  await expect(page.getByText(/^This professor has already been written to by several students/)).toBeVisible()
  await expect(letter.dialog.getByText('1 email left today')).toBeVisible()
  expect(await sentBy(place, letter.email)).toHaveLength(0)
})

test('whose letter is refused because others were faster sees the date then', async ({ page, place }) => {
  const letter = await aRealLetter(page, place, 'F')
  await letter.body.fill('Dear Professor, may I join your group?')
  await threeHaveWritten(place, letter)
  await letter.send()
  await expect(letter.dialog.getByText(`You can send this letter from ${inFiveDays()}`)).toBeVisible()
  await expect(letter.body).toHaveValue('Dear Professor, may I join your group?')
})

test('a professor who opted out meanwhile is told when the letter is opened [professors:132]', async ({
  page,
  place,
}) => {
  const letter = await aRealLetter(page, place, 'F')
  await letter.close()
  const body = { opt_out: true }
  await call(place, `/api/professors/${await professorOf(place, letter)}/optout/`, { method: 'PATCH', body })
  await letter.open()
  await says(letter.dialog, 'Professor has opted out.')
})
