import { DAY_MS } from '@labreach/contract/plans'
import { findIdsOfPersons } from '../src/catalogue/opt-outs/same-person.ts'
import { replaceWishes } from '../src/catalogue/wishes/wish-records.ts'
import type { WishKind } from '../src/catalogue/wishes/wishes.ts'
import type { TestApp } from './test-app.ts'

/** Stores one wish of a professor for a year, and waits until the cards of this server know it. */
export async function setWish(
  app: TestApp,
  { id, scholarId }: { id: number; scholarId: string },
  kind: WishKind,
  value: unknown,
): Promise<void> {
  const { db, clock, catalogue } = app.services
  const setAt = clock.now()
  const lapsesAt = new Date(setAt.getTime() + 365 * DAY_MS)
  await db.transaction().execute(async (tx) => {
    const [first = scholarId, ...others] = await findIdsOfPersons(tx, [scholarId])
    await replaceWishes(tx, [first, ...others], [{ kind, value, setAt, lapsesAt }])
  })
  const until = Date.now() + 5_000
  while (catalogue.wishesOf(id, clock.now())?.[kind] !== value && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 10))
}
