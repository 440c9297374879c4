import type { PageQuery } from '@labreach/contract/schemas/professors'
import { limits } from '@labreach/contract/plans'
import type { z } from 'zod'
import type { CataloguePage, PageQuestion } from '../../catalogue/catalogue.ts'
import type { Services } from '../../services.ts'
import { nameSearchesUsed } from '../errors.ts'
import type { Rankings } from './ranking.ts'
import { relationshipView } from '../relationship-view.ts'
import type { Relationships } from '../relationships.ts'
import { spendNameSearch } from './spend-name-search.ts'
import { studentSight } from './student-sight.ts'
import type { StudentState } from './student-states.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'catalogue' | 'encryption'>
type Query = z.output<typeof PageQuery>
type Browsing = { studentId: string; state: StudentState }

/** One page of the professors that this student may see, after filters, with exact counts. */
export async function browsePage(services: Deps, rankings: Rankings, { studentId, state }: Browsing, query: Query) {
  const { catalogue, encryption } = services
  const { relationships } = state
  const { ranking, visible } = await studentSight(services, rankings, studentId, state)
  const question: PageQuestion = {
    visible,
    schools: query.schools,
    interests: query.research_interests,
    citeMin: query.cite_min ?? null,
    citeMax: query.cite_max ?? null,
    search: query.search,
    searchLocked: true,
    unlocked: relationships.unlocked,
    favorites: relationships.favorites,
    ...only(relationships, query),
    order: query.order,
    direction: query.direction,
    ranking: ranking.ids,
    seed: query.order === 'name' ? encryption.sign('browse-order', studentId) : '',
    page: query.page,
    pageSize: query.page_size,
  }
  const page = query.search ? await searchedPage(services, studentId, question) : catalogue.page(question)
  return {
    professors: page.professors.map((professor) =>
      relationshipView(
        encryption,
        studentId,
        professor,
        relationships.of.get(professor.id),
        ranking.match.get(professor.id),
      ),
    ),
    total: page.total,
    filtered_total: page.filteredTotal,
  }
}

/**
 * The page of a search. Those that find a locked professor are counted; once the day's are used up, only unlocked ones are
 * searched, and a search that finds none of them is refused, whoever has the name.
 */
async function searchedPage(services: Deps, studentId: string, question: PageQuestion): Promise<CataloguePage> {
  const { search } = question
  const page = services.catalogue.page(question)
  const ofUnlocked = services.catalogue.page({ ...question, searchLocked: false })
  const findsLocked = page.filteredTotal > ofUnlocked.filteredTotal
  const resetsAt = await spendNameSearch(services, { studentId, search, findsLocked })
  if (!resetsAt) return page
  if (ofUnlocked.filteredTotal === 0) throw nameSearchesUsed(limits.nameSearchesPerDay, resetsAt)
  return ofUnlocked
}

function only({ favorites, drafted, emailed }: Relationships, query: Query) {
  const kept = [
    ...(query.favorite ? [favorites] : []),
    ...(query.email_status === 'email_sent' ? [emailed] : []),
    ...(query.email_status === 'draft_saved' ? [drafted] : []),
  ]
  return {
    only: kept.length > 0 ? kept.reduce((one, other) => one.intersection(other)) : null,
    except: query.email_status === 'no_email' ? emailed : null,
  }
}
