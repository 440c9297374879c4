import { expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { connectGoogle, readTokens } from '../../test/google.ts'
import { testApp } from '../../test/test-app.ts'
import { createEncryption } from '../encryption.ts'
import { reencryptAccess } from './reencrypt-access.ts'
import { insertValues } from '../../test/insert-values.ts'

const app = await testApp({ professors: 3 })
const { db, config } = app.services
const key = (letter: string) => letter.repeat(43)
const rotated = createEncryption({
  encryptionKey: key('n'),
  oldEncryptionKeys: [config.keys.encryption],
  signingKey: config.keys.handle,
})

test('encrypts every grant with the newest key, in batches, and leaves those that are already', async () => {
  const student = await aStudent(app)
  await connectGoogle(app, student)
  const before = await readTokens(app, student.id)
  // More than one batch; some are encrypted in the format without the mark of the key.
  await app.database.sql`
    insert into students (id, username, created_at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'student-' || n, now() from generate_series(1, 700) n`
  const many = await app.database.sql<{ id: string }[]>`select id from students where username like 'student-___' or
    username like 'student-__' or username like 'student-_'`
  const rows = many.map(({ id }, at) => {
    const encrypted = app.services.encryption.encrypt('{"accessToken":"a"}', id)
    return {
      student_id: id,
      google_sub: id,
      email: `${id}@gmail.com`,
      tokens_sealed: at % 2 ? encrypted : encrypted.subarray(4),
      connected_at: new Date(),
    }
  })
  await app.database.sql`insert into google_grants ${insertValues(...rows)}`

  expect(await reencryptAccess({ db, encryption: rotated })).toEqual({ reencrypted: 701, current: 0, lost: 0 })
  expect(await reencryptAccess({ db, encryption: rotated })).toEqual({ reencrypted: 0, current: 701, lost: 0 })
  const withoutOld = createEncryption({ encryptionKey: key('n'), signingKey: config.keys.handle })
  expect(await readTokens({ ...app, services: { ...app.services, encryption: withoutOld } }, student.id)).toEqual(
    before,
  )

  const foreign = createEncryption({ encryptionKey: key('x'), signingKey: config.keys.handle })
  expect(await reencryptAccess({ db, encryption: foreign })).toEqual({ reencrypted: 0, current: 0, lost: 701 })
  expect(await reencryptAccess({ db, encryption: rotated })).toEqual({ reencrypted: 0, current: 701, lost: 0 })
})
