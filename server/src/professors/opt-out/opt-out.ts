import type { Services } from '../../services.ts'
import { linkInvalid, optOutTokenInvalid, scholarIdUnknown } from '../errors.ts'
import { isDailyLimitReached } from '../../catalogue/opt-outs/opt-out-limit.ts'
import { recordOptOut, releaseOptOuts, selectById, selectByIds } from '../../catalogue/opt-outs/opt-out-records.ts'
import { createOptOutToken, findByToken } from '../../catalogue/opt-outs/opt-out-tokens.ts'
import { findPersonIds } from '../../catalogue/opt-outs/same-person.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'catalogue' | 'suppressionHasher' | 'jobs'>

/**
 * Finds a professor for the public form, by Google Scholar ID or any other id in the catalogue. The returned `id` is a
 * token for 30 minutes, and `scholar_id` repeats the given id, so the response does not reveal further ids. Throws
 * professor_unknown, also for a professor who has opted out.
 */
export async function findForOptOut({ db, clock }: Pick<Services, 'db' | 'clock'>, given: string) {
  const found = await selectByIds(db, await findPersonIds(db, given))
  if (!found || found.opt_out) throw scholarIdUnknown()
  const id = await createOptOutToken(db, 'view', found.id, clock.now())
  return { id, name: found.name, school_name: found.school_name, scholar_id: given, opt_out: false }
}

/**
 * Removes a professor from every listing, by the token of the public form: each row of the same person. Repeating it
 * changes nothing. The professor gets a mail if an address is known. `held` is true if there were too many removals
 * today: the record is then not erased until the operator accepts. Throws opt_out_token_invalid.
 * @param networkHash keyed hash of the client's network.
 */
export async function optOut(
  { db, clock, catalogue, suppressionHasher, jobs }: Deps,
  token: string,
  networkHash: string,
) {
  const now = clock.now()
  const { removed, held } = await db.transaction().execute(async (tx) => {
    const professor = await findByToken(tx, 'view', token, now)
    if (!professor) throw optOutTokenInvalid()
    if (professor.opt_out) return { removed: [], held: false }
    const held = await isDailyLimitReached(tx, now)
    const ids = await findPersonIds(tx, professor.scholar_id)
    await jobs.add(tx, 'opt_out_mail', { professor_id: professor.id })
    await jobs.add(tx, 'append_suppressions', {})
    return { removed: await recordOptOut(tx, suppressionHasher, ids, { now, networkHash, held }), held }
  })
  for (const id of removed) catalogue.remove(id)
  return { id: token, opt_out: true as const, held }
}

/** The text whose signature is in the opt-out link of every letter to this professor. */
export const composeOptOutText = (professorId: number) => `opt out ${professorId}`

type LinkDeps = Deps & Pick<Services, 'encryption'>

/** The professor whom the opt-out link of a letter removes. Throws link_invalid. */
export async function findByOptOutLink(
  { db, encryption }: Pick<LinkDeps, 'db' | 'encryption'>,
  id: number,
  signature: string,
) {
  const found = encryption.verify('opt-out-link', composeOptOutText(id), signature)
    ? await selectById(db, id)
    : undefined
  if (!found) throw linkInvalid()
  // Of a professor who has opted out the response contains only that fact.
  const { name, school_name, opt_out } = found
  return opt_out ? { name: '', school_name: '', opt_out } : { name, school_name, opt_out }
}

/**
 * Removes a professor by the link in a letter, which never waits for the operator. The link is also in the student's
 * Sent folder and in forwarded copies, so the professor gets a mail with an undo link. Throws link_invalid.
 */
export async function optOutByLink(deps: LinkDeps, professorId: number, signature: string): Promise<void> {
  const { catalogue, encryption } = deps
  if (!encryption.verify('opt-out-link', composeOptOutText(professorId), signature)) throw linkInvalid()
  const removed = await optOutPerson(deps, professorId)
  if (!removed) throw linkInvalid()
  for (const id of removed) catalogue.remove(id)
}

/**
 * Removes all rows of a professor who has proved who they are, also rows that the public form has hidden until the
 * operator decides. Returns the ids of the rows, null if there is no such professor. The catalogues of all processes are
 * notified.
 * @param isTold whether a mail tells the known address, with a link that takes it back.
 */
export function optOutPerson(
  {
    db,
    clock,
    suppressionHasher,
    jobs,
  }: Pick<Deps, 'db' | 'clock' | 'suppressionHasher'> & {
    jobs: Pick<Deps['jobs'], 'add'>
  },
  professorId: number,
  isTold = true,
): Promise<number[] | null> {
  return db.transaction().execute(async (tx) => {
    const found = await selectById(tx, professorId)
    if (!found) return null
    if (found.erased_at) return []
    if (!found.opt_out && isTold) await jobs.add(tx, 'removal_mail', { professor_id: professorId })
    const ids = await findPersonIds(tx, found.scholar_id)
    const rows = await recordOptOut(tx, suppressionHasher, ids, { now: clock.now() })
    await releaseOptOuts(tx, suppressionHasher, ids, clock.now(), true)
    await jobs.add(tx, 'append_suppressions', {})
    return rows
  })
}
