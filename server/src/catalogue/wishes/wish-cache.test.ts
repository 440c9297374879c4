import { saveWishes } from '@labreach/contract/professor-page'
import { expect, test } from 'vitest'
import { openDatabase } from '../../db/connection.ts'
import { createPageLink } from '../../professor-page/page-links.ts'
import { testApp } from '../../../test/test-app.ts'
import { openCatalogue } from '../catalogue.ts'

const app = await testApp({ professors: 3 })

test('a wish reaches the catalogues of all processes by a notification, for every record of the person [PROFESSORPAGE-48]', async () => {
  const [one, same] = app.professors
  const now = app.clock.now()
  await app.database.sql`
    insert into professor_aliases (alias, scholar_id) values (${same!.scholarId}, ${one!.scholarId})`
  const source = openDatabase(app.database.url, { max: 2 })
  const other = await openCatalogue(source)
  try {
    const token = await createPageLink(app.services.db, { purpose: 'page', scholarId: one!.scholarId }, now)
    const save = (taking: 'nobody' | null) =>
      app.call(saveWishes, { headers: { 'x-professor-page': token }, body: { taking } })
    const read = () =>
      [other, app.services.catalogue].flatMap((catalogue) =>
        [one!, same!].map(({ id }) => catalogue.wishesOf(id, now)?.taking ?? null),
      )
    await save('nobody')
    await expect.poll(read).toEqual(Array<string>(4).fill('nobody'))
    await save(null)
    await expect.poll(read).toEqual([null, null, null, null])
  } finally {
    await other.close()
    await source.close()
  }
})
