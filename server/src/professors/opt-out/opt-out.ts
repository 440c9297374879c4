import type { Services } from '../../services.ts'
import { linkInvalid, optOutTokenInvalid, scholarIdUnknown } from '../errors.ts'
import { isBeyondBound } from './opt-out-bound.ts'
import { recordOptOut, releaseOptOut, selectById, selectByIds } from './opt-out-queries.ts'
import { createOptOutToken, professorOfToken } from './opt-out-tokens.ts'
import { idsOfPerson } from './same-person.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'catalogue' | 'suppression' | 'jobs'>

/**
 * The professor of an id, for the public form: of a Google Scholar ID or any other that the catalogue knows the person
 * by. `id` is a token of 30 minutes, and the id that was asked for is repeated, so that nobody learns one id from another.
 * One who has opted out is not found, like one who was never there. Throws professor_unknown.
 */
export async function findForOptOut({ db, clock }: Pick<Services, 'db' | 'clock'>, given: string) {
  const found = await selectByIds(db, await idsOfPerson(db, given))
  if (!found || found.opt_out) throw scholarIdUnknown()
  const id = await createOptOutToken(db, 'view', found.id, clock.now())
  return { id, name: found.name, school_name: found.school_name, scholar_id: given, opt_out: false }
}

/**
 * Takes a professor out of every listing, in each row that is about the same person, by the token of the public form;
 * asking again changes nothing. Whoever has a stored or looked-up address is told there. `held`: there were too many such
 * removals today, so this one waits for the operator before it is erased. Throws opt_out_token_invalid.
 * @param origin keyed hash of the caller's network.
 */
export async function optOut({ db, clock, catalogue, suppression, jobs }: Deps, token: string, origin: string) {
  const now = clock.now()
  const { gone, held } = await db.transaction().execute(async (tx) => {
    const professor = await professorOfToken(tx, 'view', token, now)
    if (!professor) throw optOutTokenInvalid()
    if (professor.opt_out) return { gone: [], held: false }
    const beyond = await isBeyondBound(tx, now)
    const ids = await idsOfPerson(tx, professor.scholar_id)
    await jobs.add(tx, 'opt_out_mail', { professor_id: professor.id })
    await jobs.add(tx, 'append_suppressions', {})
    return { gone: await recordOptOut(tx, suppression, ids, { now, origin, held: beyond }), held: beyond }
  })
  for (const id of gone) catalogue.remove(id)
  return { id: token, opt_out: true as const, held }
}

/** What the link of a letter to this professor is signed with. */
export const optOutText = (professorId: number) => `opt out ${professorId}`

type LinkDeps = Deps & Pick<Services, 'encryption'>

/** Whom the link of a letter would remove. Throws link_invalid. */
export async function findByOptOutLink(
  { db, encryption }: Pick<LinkDeps, 'db' | 'encryption'>,
  id: number,
  signature: string,
) {
  const found = encryption.verify('opt-out-link', optOutText(id), signature) ? await selectById(db, id) : undefined
  if (!found) throw linkInvalid()
  // Of one who is gone already nothing is told but that.
  const { name, school_name, opt_out } = found
  return opt_out ? { name: '', school_name: '', opt_out } : { name, school_name, opt_out }
}

/** Removes by the link in a letter; only the professor's own mail holds it, so this is never held. Throws link_invalid. */
export async function optOutByLink(deps: LinkDeps, professorId: number, signature: string): Promise<void> {
  const { db, clock, catalogue, suppression, jobs, encryption } = deps
  if (!encryption.verify('opt-out-link', optOutText(professorId), signature)) throw linkInvalid()
  const gone = await db.transaction().execute(async (tx) => {
    const found = await selectById(tx, professorId)
    if (!found) throw linkInvalid()
    if (found.erased_at) return []
    const ids = await idsOfPerson(tx, found.scholar_id)
    const rows = await recordOptOut(tx, suppression, ids, { now: clock.now() })
    await releaseOptOut(tx, ids)
    await jobs.add(tx, 'append_suppressions', {})
    return rows
  })
  for (const id of gone) catalogue.remove(id)
}
