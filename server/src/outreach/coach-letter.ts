import { coach } from '@labreach/contract/coach/coach'
import { readEarlier } from '@labreach/contract/coach/earlier-letters'
import { prepareProfessor } from '@labreach/contract/coach/known-professor'
import { serverLimits } from '@labreach/contract/server-limits'
import { selectFacts } from '../catalogue/facts/select-facts.ts'
import { selectPublications } from '../catalogue/publications.ts'
import { findUnlockedProfessor } from '../professors/unlock/find-unlocked-professor.ts'
import { professorView } from '../professors/views.ts'
import type { Services } from '../services.ts'
import { readPlan } from '../students/read-plan.ts'
import { professorUnknown } from './errors.ts'
import { listOutreaches } from './history/list-outreaches.ts'
import { letterView } from './views.ts'

type Deps = Pick<Services, 'db' | 'sql' | 'clock' | 'catalogue' | 'encryption'>

/**
 * The coach's advice on a letter, from the same data as on the website: the professor, the publications (if the plan
 * shows them) and the student's other letters. Also what the professor wants a letter to contain. Throws locked, professor_unknown and opted_out.
 */
export async function coachLetter(
  services: Deps,
  studentId: string,
  { scholarId, letter }: { scholarId: string; letter: string },
) {
  const { db, sql, clock, catalogue } = services
  const now = clock.now()
  const { id } = await findUnlockedProfessor(db, studentId, scholarId)
  const professor = catalogue.get(id)
  if (!professor) throw professorUnknown()
  const [plan, facts, letters] = await Promise.all([
    readPlan(db, studentId, now),
    selectFacts(sql, [id], now),
    listOutreaches(services, studentId),
  ])
  const works = plan?.may('publications') ? await selectPublications(db, id, serverLimits.publicationsShown) : []
  const view = professorView(services, studentId, professor, true, { facts: facts.get(id) ?? [], now })
  const letterViews = letters.map((row) => letterView(services, row))
  const about = { known: prepareProfessor(view, works), earlier: readEarlier(letterViews), now: now.getTime() }
  return { contents: view.wishes?.contents ?? null, advice: coach(letter, about) }
}
