import { expect, test } from 'vitest'
import { unlockProfessor } from '@labreach/contract/professors'
import { aHandle, aProfessor, aStudent } from '../../../test/builders.ts'
import { leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'
import { relistProfessor } from './relist-professor.ts'

const app = await testApp({ professors: 3 })
const { sql } = app.database
const read = (...rows: { id: number }[]) => sql`
  select opt_out, held from professors left join opt_outs using (scholar_id)
  where id = any(${rows.map(({ id }) => id)}) order by id`
const hidden = (held: boolean) => ({ opt_out: true, held })
const listed = { opt_out: false, held: null }

test('an opt-out hides other rows with the stored address until the operator decides [OPTOUT-63]', async () => {
  const gone = await aProfessor(app, { email: 'office@math.stocked.edu' })
  const [same, stranger] = [
    await aProfessor(app, { email: 'Office+spring@math.stocked.edu' }),
    await aProfessor(app, { email: 'officer@math.stocked.edu' }),
  ]
  const alias = await aProfessor(app)
  await sql`insert into professor_aliases (alias, scholar_id) values (${alias.scholarId}, ${same.scholarId})`
  await leaveByLink(app, gone)
  expect(await read(gone, same, stranger, alias)).toEqual([hidden(false), hidden(true), listed, hidden(true)])
  const student = await aStudent(app)
  const unlock = await app.call(unlockProfessor, { body: { scholar_id: aHandle(app, student, same) }, as: student })
  expect(unlock).toMatchObject({ status: 409, body: { code: 'opted_out' } })
  // It is a colleague. Another click on the link changes nothing.
  await relistProfessor(app.services, same.scholarId)
  await leaveByLink(app, gone)
  expect(await read(gone, same, stranger, alias)).toEqual([hidden(false), listed, listed, listed])
})

test('what an opt-out holds by its address is listed again with it, and by no other held row [OPTOUT-63]', async () => {
  const email = 'both@math.stocked.edu'
  const [gone, one, other] = [
    await aProfessor(app, { email }),
    await aProfessor(app, { email }),
    await aProfessor(app, { email }),
  ]
  await leaveByLink(app, gone)
  await relistProfessor(app.services, one.scholarId)
  expect(await read(gone, one, other)).toEqual([hidden(false), listed, hidden(true)])
  await relistProfessor(app.services, gone.scholarId)
  expect(await read(gone, one, other)).toEqual([listed, listed, listed])
})
