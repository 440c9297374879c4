import type { Professor as ProfessorView, Relationship, WishesForStudents } from '@labreach/contract/professors'
import { reasonsForLocked, type MatchOfProfessor, type MatchReason, type Professor } from '../catalogue/catalogue.ts'
import {
  chooseLockedAffiliation,
  filterLockedInterests,
  identifiesPerson,
} from '../catalogue/anonymity/locked-texts.ts'
import type { Fact } from '../catalogue/facts/fact.ts'
import type { Wishes } from '../catalogue/wishes/wishes.ts'
import type { Usage } from '../quotas/quotas.ts'
import { quotaView } from '../quotas/views.ts'
import type { Services } from '../services.ts'
import type { Draft } from './drafts/queries.ts'
import { freshnessView } from './freshness-view.ts'
import type { RelationshipState } from './relationships.ts'
import { createHandle } from './unlock/handles.ts'

type Deps = Pick<Services, 'encryption' | 'catalogue'>

/** What is known beside the catalogue: the professor's facts, which only an unlocked view shows. */
type Known = { facts: readonly Fact[]; now: Date }

/** A professor as the viewer may see it. A locked view contains nothing that identifies the professor. */
export function professorView(
  { encryption, catalogue }: Deps,
  viewer: string,
  professor: Professor,
  unlocked: boolean,
  { facts, now }: Known,
): ProfessorView {
  const wishes = catalogue.wishesOf(professor.id, now)
  const freshness = freshnessView(professor, unlocked ? facts : [], { hasOwnWord: wishes?.taking != null, now })
  const { affiliation, interests } = unlocked
    ? { affiliation: professor.affiliation, interests: professor.keyInterests }
    : lockedTexts(professor)
  return {
    id: professor.id,
    name: unlocked ? professor.name : null,
    affiliation,
    school_name: professor.schoolName,
    // Pictures are on other sites, which the browser must not contact. The website shows initials instead (CARD-2).
    url_picture: null,
    cited_by: professor.citedBy,
    key_interests: [...interests],
    homepage_url: unlocked ? professor.homepageUrl : null,
    google_scholar_url: unlocked ? professor.googleScholarUrl : null,
    scholar_id: unlocked ? professor.scholarId : createHandle(encryption, viewer, professor.id),
    email: null,
    opt_out: false,
    taking: wishes?.taking ?? null,
    wishes: unlocked && wishes ? wishesView(wishes) : null,
    ...(freshness && { freshness }),
  }
}

/** The wishes for students. The number of letters a week is the professor's own affair, unless there are none. */
const wishesView = ({ cap, ...wishes }: Wishes): WishesForStudents => ({ ...wishes, cap_zero: cap === 0 })

type Locked = { affiliation: string; interests: readonly string[] }

/** The texts that professors write themselves, without names and contact data, for a locked card. */
function lockedTexts(professor: Professor): Locked {
  const cached = lockedTextCache.get(professor)
  if (cached) return cached
  const { name, affiliation, schoolName, keyInterests } = professor
  const locked = {
    affiliation: chooseLockedAffiliation(name, affiliation, schoolName),
    interests: filterLockedInterests(name, keyInterests),
  }
  lockedTextCache.set(professor, locked)
  return locked
}

const lockedTextCache = new WeakMap<Professor, Locked>()

/** @param viewer id of the student, or VISITOR. */
export function relationshipView(
  services: Deps,
  viewer: string,
  professor: Professor,
  state: RelationshipState | undefined,
  known: Known,
  match?: MatchOfProfessor,
): Relationship {
  const unlocked = state?.unlocked ?? false
  return {
    id: professor.id,
    professor: professorView(services, viewer, professor, unlocked, known),
    unlocked,
    is_favorite: state?.isFavorite ?? false,
    draft_saved: state?.draftSaved ?? false,
    email_sent: Boolean(state?.firstEmailAt),
    email_sent_date: state?.firstEmailAt?.toISOString() ?? null,
    ...(match && { match: { band: match.band, reasons: unlocked ? match.reasons : lockedReasons(professor, match) } }),
  }
}

/** The reasons without those that identify the professor: a field may have its author's name ("the Li transform"). */
function lockedReasons({ name }: Professor, match: MatchOfProfessor): MatchReason[] {
  return reasonsForLocked(match).flatMap((reason) => {
    const terms = reason.terms.filter((term) => !identifiesPerson(name, term))
    return terms.length === 0 || identifiesPerson(name, reason.text) ? [] : [{ ...reason, terms }]
  })
}

type Unlock = { professor: ProfessorView; week: Usage; total: Usage }

/** A professor who was just unlocked, with both quotas. */
export function unlockView({ professor, week, total }: Unlock) {
  return {
    professor,
    number_of_professors_shown_week: week.used,
    max_professors_per_week: week.limit,
    unlocks_week: quotaView(week),
    unlocks_total: quotaView(total),
  }
}

export function draftView({ draft, subject, answers, savedAt }: Draft) {
  return { draft, ...(subject !== null && { subject }), ...(answers && { answers }), saved_at: savedAt.toISOString() }
}
