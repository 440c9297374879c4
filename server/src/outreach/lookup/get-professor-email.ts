import { DAY_MS } from '@labreach/contract/plans'
import { isReadable } from '../../catalogue/facts/refresh/reads.ts'
import { isOptedOutAddress } from '../../catalogue/opt-outs/opted-out-addresses.ts'
import { findUnlockedProfessor } from '../../professors/unlock/find-unlocked-professor.ts'
import { requirePlan } from '../../quotas/require-plan.ts'
import { HomepageFailure } from '../../services/homepages/homepages.ts'
import type { Services } from '../../services.ts'
import { lookupRunning } from '../errors.ts'
import { extractAddresses } from './extract-addresses.ts'
import { chooseAddress, type AddressOwner } from './choose-address.ts'
import { claimLookup, endLookup, selectLookup, type Finding, type Outcome } from '../../catalogue/addresses/lookups.ts'

/** How long a lookup is valid. A search takes at most about ten seconds; a longer one was lost with its process. */
const validForMs: Readonly<Record<Outcome, number>> = {
  searching: 30_000,
  found: 30 * DAY_MS,
  nothing: DAY_MS,
  trouble: 10 * 60_000,
}

type Deps = Pick<Services, 'db' | 'clock' | 'homepages' | 'mailServers' | 'suppressionHasher'>
type UnlockedProfessor = Awaited<ReturnType<typeof findUnlockedProfessor>>

/**
 * Returns the address of a professor whom this student has unlocked: the stored one, otherwise that of an earlier
 * lookup, otherwise one on the public homepage whose domain accepts mail. Empty if there is none, or if it belongs to
 * somebody who has opted out. Only one search per professor runs at a time. Throws plan_required, locked,
 * professor_unknown, opted_out, and lookup_running during another search.
 */
export async function getProfessorEmail(services: Deps, studentId: string, scholarId: string): Promise<string> {
  const { db, clock, suppressionHasher } = services
  await requirePlan(db, studentId, 'recipientLookup', clock.now())
  const professor = await findUnlockedProfessor(db, studentId, scholarId)
  const email = professor.email || (await lookUp(services, professor))
  return email && !(await isOptedOutAddress(db, suppressionHasher, email)) ? email : ''
}

/** The homepage of somebody who has opted out is not read, whoever else has it. */
async function lookUp(services: Deps, professor: UnlockedProfessor): Promise<string | null> {
  const { db, clock } = services
  const { id, name, affiliation, school_name: schoolName, homepage_url: homepageUrl } = professor
  if (!homepageUrl || !(await isReadable(db, { id, address: homepageUrl }))) return null

  const now = clock.now()
  if (!(await claimLookup(db, id, computeStaleTimes(now), now))) {
    const earlier = await selectLookup(db, id)
    if (earlier?.outcome === 'searching') throw lookupRunning()
    return earlier?.email ?? null
  }
  const finding = await search(services, { name, affiliation, schoolName, homepageUrl })
  await endLookup(db, id, finding, clock.now())
  return finding.outcome === 'found' ? finding.email : null
}

function computeStaleTimes(now: Date): Record<Outcome, Date> {
  const getTime = (outcome: Outcome) => new Date(now.getTime() - validForMs[outcome])
  return {
    searching: getTime('searching'),
    found: getTime('found'),
    nothing: getTime('nothing'),
    trouble: getTime('trouble'),
  }
}

async function search({ db, homepages, mailServers, suppressionHasher }: Deps, owner: AddressOwner): Promise<Finding> {
  try {
    const page = await homepages.read(owner.homepageUrl)
    const email = chooseAddress(extractAddresses(page.html), owner)
    if (!email || (await isOptedOutAddress(db, suppressionHasher, email))) return { outcome: 'nothing' }
    const acceptsMail = await mailServers.acceptsMail(email.split('@')[1] ?? '').catch(() => null)
    if (acceptsMail === null) return { outcome: 'trouble' }
    return acceptsMail ? { outcome: 'found', email, foundOn: page.url } : { outcome: 'nothing' }
  } catch (error) {
    if (!(error instanceof HomepageFailure)) throw error
    return { outcome: error.kind === 'refused' ? 'nothing' : 'trouble' }
  }
}
