import { DAY_MS } from '@labreach/contract/plans'
import { unlockedProfessor } from '../../professors/unlock/unlocked-professor.ts'
import { requirePlan } from '../../quotas/require-plan.ts'
import { HomepageFailure } from '../../services/homepages/homepages.ts'
import type { Services } from '../../services.ts'
import { lookupRunning } from '../errors.ts'
import { addressesIn } from './addresses-in.ts'
import { ownAddress, type Whose } from './own-address.ts'
import { claimLookup, endLookup, selectLookup, type Finding, type Outcome } from '../../catalogue/addresses/lookups.ts'

/** How long a lookup is good. A search takes some ten seconds at most; one that never ended was lost with its process. */
const goodForMs: Readonly<Record<Outcome, number>> = {
  searching: 30_000,
  found: 30 * DAY_MS,
  nothing: DAY_MS,
  trouble: 10 * 60_000,
}

type Deps = Pick<Services, 'db' | 'clock' | 'homepages' | 'mailServers'>

/**
 * The address of a professor this student has unlocked: the one that is stored, else what an earlier lookup found, else
 * what the public homepage shows, if mail can reach it. Empty where there is none. One search per professor at a time.
 * Throws plan_required, locked, professor_unknown, opted_out, and lookup_running while somebody else's search goes on.
 */
export async function getProfessorEmail(services: Deps, studentId: string, scholarId: string): Promise<string> {
  const { db, clock } = services
  const now = clock.now()
  await requirePlan(db, studentId, 'recipientLookup', now)
  const professor = await unlockedProfessor(db, studentId, scholarId)
  if (professor.email) return professor.email
  if (!professor.homepage_url) return ''

  if (!(await claimLookup(db, professor.id, staleSince(now), now))) {
    const earlier = await selectLookup(db, professor.id)
    if (earlier?.outcome === 'searching') throw lookupRunning()
    return earlier?.email ?? ''
  }
  const { name, affiliation, school_name: schoolName, homepage_url: homepageUrl } = professor
  const finding = await search(services, { name, affiliation, schoolName, homepageUrl })
  await endLookup(db, professor.id, finding, clock.now())
  return finding.outcome === 'found' ? finding.email : ''
}

function staleSince(now: Date): Record<Outcome, Date> {
  const before = (outcome: Outcome) => new Date(now.getTime() - goodForMs[outcome])
  return {
    searching: before('searching'),
    found: before('found'),
    nothing: before('nothing'),
    trouble: before('trouble'),
  }
}

async function search({ homepages, mailServers }: Deps, whose: Whose): Promise<Finding> {
  try {
    const page = await homepages.read(whose.homepageUrl)
    const email = ownAddress(addressesIn(page.html), whose)
    if (!email) return { outcome: 'nothing' }
    const acceptsMail = await mailServers.acceptsMail(email.split('@')[1] ?? '').catch(() => null)
    if (acceptsMail === null) return { outcome: 'trouble' }
    return acceptsMail ? { outcome: 'found', email, foundOn: page.url } : { outcome: 'nothing' }
  } catch (error) {
    if (!(error instanceof HomepageFailure)) throw error
    return { outcome: error.kind === 'refused' ? 'nothing' : 'trouble' }
  }
}
