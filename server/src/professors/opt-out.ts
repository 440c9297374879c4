import type { World } from '../world.ts'
import { linkInvalid, scholarIdUnknown } from './errors.ts'
import { recordOptOut, selectByScholarId } from './queries.ts'

type Needs = Pick<World, 'db' | 'clock' | 'catalogue'>

/** The professor of a Google Scholar ID, for the public form. Throws professor_unknown. */
export async function findForOptOut({ db }: Pick<World, 'db'>, scholarId: string) {
  const found = await selectByScholarId(db, scholarId)
  if (!found) throw scholarIdUnknown()
  return found
}

/** Takes a professor out of every listing, for good; asking again changes nothing. Throws professor_unknown. */
export async function optOut({ db, clock, catalogue }: Needs, professorId: number) {
  const professor = await db.transaction().execute((tx) => recordOptOut(tx, professorId, clock.now()))
  if (!professor) throw scholarIdUnknown()
  catalogue.remove(professorId)
  return professor
}

/** What the link of a letter to this professor is signed with. */
export const optOutText = (professorId: number) => `opt out ${professorId}`

/** The same by the link in a letter; only the professor's own mail holds it. Throws link_invalid. */
export async function optOutByLink(world: Needs & Pick<World, 'seals'>, professorId: number, signature: string) {
  if (!world.seals.verify('opt-out-link', optOutText(professorId), signature)) throw linkInvalid()
  await optOut(world, professorId)
}
