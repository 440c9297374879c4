import type { PageQuery } from '@labreach/contract/professors'
import type { z } from 'zod'
import type { World } from '../world.ts'
import type { Rankings } from './ranking.ts'
import { relationshipView } from './relationship-view.ts'
import type { Relationships } from './relationships.ts'
import { studentSight } from './student-sight.ts'
import type { StudentState } from './student-states.ts'

type Needs = Pick<World, 'clock' | 'catalogue' | 'seals'>
type Query = z.output<typeof PageQuery>
type Browsing = { studentId: string; state: StudentState }

/** One page of the professors that this student may see, after filters, with exact counts. */
export async function browsePage(world: Needs, rankings: Rankings, { studentId, state }: Browsing, query: Query) {
  const { catalogue, seals } = world
  const { relationships } = state
  const { ranking, visible } = await studentSight(world, rankings, studentId, state)
  const page = catalogue.page({
    visible,
    schools: query.schools,
    interests: query.research_interests,
    citeMin: query.cite_min ?? null,
    citeMax: query.cite_max ?? null,
    search: query.search,
    unlocked: relationships.unlocked,
    favorites: relationships.favorites,
    ...only(relationships, query),
    order: query.order,
    direction: query.direction,
    ranking: ranking.ids,
    seed: query.order === 'name' ? seals.sign('browse-order', studentId) : '',
    page: query.page,
    pageSize: query.page_size,
  })
  return {
    professors: page.professors.map((professor) =>
      relationshipView(
        seals,
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
