import type { World } from '../world.ts'
import { linkInvalid, scholarIdUnknown } from './errors.ts'
import { recordOptOut, selectById, selectByIds } from './opt-out-queries.ts'
import { idsOfPerson } from './same-person.ts'

type Needs = Pick<World, 'db' | 'clock' | 'catalogue'>

/**
 * The professor of an id, for the public form: of a Google Scholar ID or any other that the catalogue knows the person
 * by. The answer repeats the id that was asked for, so that nobody learns one id from another. Throws professor_unknown.
 */
export async function findForOptOut({ db }: Pick<World, 'db'>, given: string) {
  const found = await selectByIds(db, await idsOfPerson(db, given))
  if (!found) throw scholarIdUnknown()
  return { ...found, scholar_id: given }
}

/**
 * Takes a professor out of every listing, for good, in each row that is about the same person; asking again changes
 * nothing. Throws professor_unknown.
 */
export async function optOut({ db, clock, catalogue }: Needs, professorId: number) {
  const gone = await db.transaction().execute(async (tx) => {
    const found = await selectById(tx, professorId)
    if (!found) throw scholarIdUnknown()
    const ids = await idsOfPerson(tx, found.scholar_id)
    return recordOptOut(tx, ids, clock.now())
  })
  for (const id of gone) catalogue.remove(id)
  return { id: professorId, opt_out: true as const }
}

/** What the link of a letter to this professor is signed with. */
export const optOutText = (professorId: number) => `opt out ${professorId}`

/** The same by the link in a letter; only the professor's own mail holds it. Throws link_invalid. */
export async function optOutByLink(world: Needs & Pick<World, 'seals'>, professorId: number, signature: string) {
  if (!world.seals.verify('opt-out-link', optOutText(professorId), signature)) throw linkInvalid()
  await optOut(world, professorId)
}
