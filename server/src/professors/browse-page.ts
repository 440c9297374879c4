import type { PageQuery } from '@labreach/contract/professors'
import type { z } from 'zod'
import type { World } from '../world.ts'
import type { Remembered, StudentState } from './queries.ts'
import type { Rankings } from './ranking.ts'
import { relationshipView } from './relationship-view.ts'
import { idsWhere, studentSight } from './student-sight.ts'

type Needs = Pick<World, 'clock' | 'catalogue' | 'seals'>
type Query = z.output<typeof PageQuery>
type Browsing = { studentId: string; state: StudentState }

const nobody: ReadonlySet<number> = new Set()

/** One page of the professors that this student may see, after filters, with exact counts. */
export async function browsePage(world: Needs, rankings: Rankings, { studentId, state }: Browsing, query: Query) {
  const { catalogue, seals } = world
  const { remembered, ranking, unlocked, visible } = await studentSight(world, rankings, studentId, state)
  const page = catalogue.page({
    visible,
    schools: query.schools,
    interests: query.research_interests,
    citeMin: query.cite_min ?? null,
    citeMax: query.cite_max ?? null,
    search: query.search,
    unlocked,
    favorites: query.order === 'favorite' ? idsWhere(remembered, (one) => one.isFavorite) : nobody,
    ...only(remembered, query),
    order: query.order,
    direction: query.direction,
    ranking: ranking.ids,
    seed: query.order === 'name' ? seals.sign('browse-order', studentId) : '',
    page: query.page,
    pageSize: query.page_size,
  })
  return {
    professors: page.professors.map((professor) =>
      relationshipView(seals, studentId, professor, remembered.get(professor.id), ranking.match.get(professor.id)),
    ),
    total: page.total,
    filtered_total: page.filteredTotal,
  }
}

function only(remembered: Map<number, Remembered>, query: Query) {
  const sent = () => idsWhere(remembered, (one) => one.firstEmailAt !== null)
  const kept = [
    ...(query.favorite ? [idsWhere(remembered, (one) => one.isFavorite)] : []),
    ...(query.email_status === 'email_sent' ? [sent()] : []),
    ...(query.email_status === 'draft_saved' ? [idsWhere(remembered, (one) => one.draftSaved)] : []),
  ]
  return {
    only: kept.length > 0 ? kept.reduce((one, other) => one.intersection(other)) : null,
    except: query.email_status === 'no_email' ? sent() : null,
  }
}
