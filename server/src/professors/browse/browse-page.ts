import type { PageQuery } from '@labreach/contract/schemas/professors'
import { serverLimits } from '@labreach/contract/server-limits'
import type { z } from 'zod'
import type { BrowseQuery, CataloguePage } from '../../catalogue/catalogue.ts'
import { selectFacts } from '../../catalogue/facts/select-facts.ts'
import type { Services } from '../../services.ts'
import { nameSearchesUsedUp } from '../errors.ts'
import type { Rankings } from './ranking.ts'
import { relationshipView } from '../views.ts'
import type { Relationships } from '../relationships.ts'
import { spendNameSearch } from './spend-name-search.ts'
import { getVisibility } from './visibility.ts'
import type { StudentState } from './student-states.ts'

type Deps = Pick<Services, 'db' | 'sql' | 'clock' | 'catalogue' | 'encryption'>
type Query = z.output<typeof PageQuery>
/** `listAnswered`: the professors who have answered a letter of the student, from the room of the letters. */
type Sources = { rankings: Rankings; listAnswered: (studentId: string) => Promise<number[]> }
type Viewer = { studentId: string; state: StudentState }

/** One page of the professors that this student may see, after filters, with exact counts. */
export async function browsePage(
  services: Deps,
  { rankings, listAnswered }: Sources,
  { studentId, state }: Viewer,
  query: Query,
) {
  const { catalogue, encryption, sql, clock } = services
  const { relationships } = state
  const { ranking, visible } = await getVisibility(services, rankings, studentId, state)
  const findMine = async (mine: NonNullable<Query['mine']>) =>
    mine === 'answered' ? new Set(await listAnswered(studentId)) : relationships[setOfMine[mine]]
  // Among unlocked professors alone a name finds no locked one, so the search is not counted.
  const searchLocked = query.mine !== 'unlocked'
  const browseQuery: BrowseQuery = {
    visible,
    filters: query,
    search: query.search,
    searchLocked,
    unlocked: relationships.unlocked,
    favorites: relationships.favorites,
    ...getIdFilter(relationships, query, [
      ...(query.field ? [new Set(catalogue.filterByField(ranking.ids, query.field))] : []),
      ...(query.mine ? [await findMine(query.mine)] : []),
    ]),
    order: query.order,
    direction: query.direction,
    ranking: ranking.ids,
    seed: query.order === 'name' ? encryption.sign('browse-order', studentId) : '',
    page: query.page,
    pageSize: query.page_size,
  }
  const page =
    query.search && searchLocked ? await searchByName(services, studentId, browseQuery) : catalogue.page(browseQuery)
  const now = clock.now()
  const unlocked = page.professors.flatMap(({ id }) => (relationships.unlocked.has(id) ? [id] : []))
  const facts = await selectFacts(sql, unlocked, now)
  return {
    professors: page.professors.map((professor) =>
      relationshipView(
        services,
        studentId,
        professor,
        relationships.byProfessor.get(professor.id),
        { facts: facts.get(professor.id) ?? [], now },
        ranking.getMatch(professor.id),
      ),
    ),
    total: page.total,
    filtered_total: page.filteredTotal,
  }
}

/**
 * The page of a search by name. Searches for the name of a locked professor are counted, also if filters exclude that
 * professor: otherwise names could be tried for free against one card, with filters that only this card passes. After
 * the last one of the day only unlocked professors are searched. A search that finds none of them is then refused,
 * whether or not a locked professor has the name.
 */
async function searchByName(services: Deps, studentId: string, query: BrowseQuery): Promise<CataloguePage> {
  const { catalogue } = services
  const findsLocked = catalogue.isNameOfLocked(query)
  const resetsAt = await spendNameSearch(services, { studentId, search: query.search, findsLocked })
  if (!resetsAt) return catalogue.page(query)
  const unlockedPage = catalogue.page({ ...query, searchLocked: false })
  if (unlockedPage.filteredTotal === 0) throw nameSearchesUsedUp(serverLimits.nameSearchesPerDay, resetsAt)
  return unlockedPage
}

const setOfMine = { unlocked: 'unlocked', drafting: 'drafted', sent: 'emailed' } as const

/** @param sets professors to which other parameters limit the page. */
function getIdFilter(
  { favorites, drafted, emailed }: Relationships,
  query: Query,
  sets: readonly ReadonlySet<number>[],
) {
  const required: ReadonlySet<number>[] = [
    ...sets,
    ...(query.favorite ? [favorites] : []),
    ...(query.email_status === 'email_sent' ? [emailed] : []),
    ...(query.email_status === 'draft_saved' ? [drafted] : []),
  ]
  return {
    only: required.length > 0 ? required.reduce((one, other) => one.intersection(other)) : null,
    except: query.email_status === 'no_email' ? emailed : null,
  }
}
