import { lifetimes } from '@labreach/contract/lifetimes'
import type { PageView, WishesChange } from '@labreach/contract/professor-page'
import { startOfDay, wishKinds } from '../catalogue/wishes/wishes.ts'
import type { Services } from '../services.ts'
import { applyWishes } from './apply-wishes.ts'
import { dateOutOfRange } from './errors.ts'
import { lockPerson, requirePage } from './person.ts'
import { composePage } from './read-page.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'jobs'>

/**
 * Sets or removes wishes of the professor of an opened page, for twelve months. No letter that is reserved later misses
 * them, in any process. Throws page_closed and date_out_of_range.
 */
export async function saveWishes(services: Deps, token: string, change: WishesChange): Promise<PageView> {
  const { db, clock } = services
  const person = await db.transaction().execute(async (tx) => {
    const person = await requirePage({ db: tx, clock }, token)
    await lockPerson(tx, person)
    // Read after the wait for the lock, so that no letter was reserved after this time without the wishes.
    const now = clock.now()
    if (change.paused_until) requireComing(change.paused_until, now)
    const lapsesAt = new Date(now.getTime() + lifetimes.wishMs)
    const wishes = wishKinds
      .filter((kind) => change[kind] !== undefined)
      .map((kind) => ({ kind, value: change[kind] ?? null, setAt: now, lapsesAt }))
    if (wishes.length > 0) await applyWishes(tx, services, person, wishes, now)
    return person
  })
  return composePage(services, person)
}

function requireComing(day: string, now: Date): void {
  const ms = startOfDay(day).getTime() - now.getTime()
  if (ms <= 0 || ms > lifetimes.wishMs) throw dateOutOfRange()
}
