import type { PageView } from '@labreach/contract/professor-page'
import { selectCorrectable } from '../catalogue/corrections/corrections.ts'
import { selectWishes } from '../catalogue/wishes/wish-records.ts'
import type { Services } from '../services.ts'
import { selectAddressChange } from './address-changes.ts'
import { pageView } from './page-view.ts'
import { requirePage, type Person } from './person.ts'

type Deps = Pick<Services, 'db' | 'clock'>

/** The page of a token. Throws page_closed. */
export async function readPage(services: Deps, token: string): Promise<PageView> {
  return composePage(services, await requirePage(services, token))
}

/** The page of a person. */
export async function composePage({ db, clock }: Deps, person: Person): Promise<PageView> {
  const { ids } = person
  const [rows, wishes, pending] = [
    await selectCorrectable(db, ids),
    await selectWishes(db, ids),
    await selectAddressChange(db, ids),
  ]
  return pageView({ person, rows, wishes, pendingEmail: pending?.email ?? null }, clock.now())
}
