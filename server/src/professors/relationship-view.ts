import type { Professor as ProfessorView, Relationship } from '@labreach/contract/professors'
import { reasonsForLocked, type Match, type MatchReason, type Professor } from '../catalogue/catalogue.ts'
import { lockedAffiliation, lockedInterests, identifiesPerson } from '../catalogue/anonymity/locked-texts.ts'
import type { Encryption } from '../encryption.ts'
import type { Remembered } from './relationships.ts'
import { handleFor } from './unlock/handles.ts'

/** A professor as somebody may see one: whoever has not unlocked it learns nothing that says who it is. */
export function professorView(
  encryption: Encryption,
  viewer: string,
  professor: Professor,
  unlocked: boolean,
): ProfessorView {
  const { affiliation, interests } = unlocked
    ? { affiliation: professor.affiliation, interests: professor.keyInterests }
    : lockedTexts(professor)
  return {
    id: professor.id,
    name: unlocked ? professor.name : null,
    affiliation,
    school_name: professor.schoolName,
    // Pictures come from other sites, and the browser never loads from those: initials stand in (CARD-2).
    url_picture: null,
    cited_by: professor.citedBy,
    key_interests: [...interests],
    homepage_url: unlocked ? professor.homepageUrl : null,
    google_scholar_url: unlocked ? professor.googleScholarUrl : null,
    scholar_id: unlocked ? professor.scholarId : handleFor(encryption, viewer, professor.id),
    email: null,
    opt_out: false,
  }
}

type Locked = { affiliation: string; interests: readonly string[] }

/** What professors write themselves, as a locked card may show it: nothing that names them or says how to reach them. */
function lockedTexts(professor: Professor): Locked {
  const known = shown.get(professor)
  if (known) return known
  const { name, affiliation, schoolName, keyInterests } = professor
  const locked = {
    affiliation: lockedAffiliation(name, affiliation, schoolName),
    interests: lockedInterests(name, keyInterests),
  }
  shown.set(professor, locked)
  return locked
}

/** What was found out of professors whose cards are shown again and again. */
const shown = new WeakMap<Professor, Locked>()

/** @param viewer id of the student, or anything that no student is called for a visitor. */
export function relationshipView(
  encryption: Encryption,
  viewer: string,
  professor: Professor,
  remembered: Remembered | undefined,
  match?: Match,
): Relationship {
  const unlocked = remembered?.unlocked ?? false
  return {
    id: professor.id,
    professor: professorView(encryption, viewer, professor, unlocked),
    unlocked,
    is_favorite: remembered?.isFavorite ?? false,
    draft_saved: remembered?.draftSaved ?? false,
    email_sent: Boolean(remembered?.firstEmailAt),
    email_sent_date: remembered?.firstEmailAt?.toISOString() ?? null,
    ...(match && { match: { band: match.band, reasons: unlocked ? match.reasons : lockedReasons(professor, match) } }),
  }
}

/** Words of a work may be the author's name, too: "the Li transform". */
function lockedReasons({ name }: Professor, match: Match): MatchReason[] {
  return reasonsForLocked(match).flatMap((reason) => {
    const terms = reason.terms.filter((term) => !identifiesPerson(name, term))
    if (terms.length === 0) return []
    const text = reason.source === 'interest' ? reason.text : terms.join(', ')
    return identifiesPerson(name, text) ? [] : [{ ...reason, terms, text }]
  })
}
