import type { Professor as ProfessorView, Relationship } from '@labreach/contract/professors'
import { reasonsForLocked, type Match, type Professor } from '../catalogue/catalogue.ts'
import { foldName } from '../catalogue/names.ts'
import type { Seals } from '../seals.ts'
import type { Remembered } from './relationships.ts'
import { handleFor } from './handles.ts'

/** A professor as somebody may see one: whoever has not unlocked it learns nothing that says who it is. */
export function professorView(seals: Seals, viewer: string, professor: Professor, unlocked: boolean): ProfessorView {
  return {
    id: professor.id,
    name: unlocked ? professor.name : null,
    affiliation: unlocked || !tellsWho(professor) ? professor.affiliation : professor.schoolName,
    school_name: professor.schoolName,
    // Pictures come from other sites, and the browser never loads from those: initials stand in (DECISIONS).
    url_picture: null,
    cited_by: professor.citedBy,
    key_interests: [...professor.keyInterests],
    homepage_url: unlocked ? professor.homepageUrl : null,
    google_scholar_url: unlocked ? professor.googleScholarUrl : null,
    scholar_id: unlocked ? professor.scholarId : handleFor(seals, viewer, professor.id),
    email: null,
    opt_out: false,
  }
}

/** Whether the affiliation, which people write themselves, holds a part of the name, an address or a link. */
function tellsWho(professor: Professor): boolean {
  const known = telling.get(professor)
  if (known !== undefined) return known
  const tells = namesItself(professor)
  telling.set(professor, tells)
  return tells
}

/** What was found out of professors whose cards are shown again and again. */
const telling = new WeakMap<Professor, boolean>()

function namesItself({ name, affiliation }: Professor): boolean {
  if (/@|https?:|www\./i.test(affiliation)) return true
  const words = foldName(affiliation).split(' ')
  return foldName(name)
    .split(' ')
    .some((part) => part.length > 2 && words.includes(part))
}

/** @param viewer id of the student, or anything that no student is called for a visitor. */
export function relationshipView(
  seals: Seals,
  viewer: string,
  professor: Professor,
  remembered: Remembered | undefined,
  match?: Match,
): Relationship {
  const unlocked = remembered?.unlocked ?? false
  return {
    id: professor.id,
    professor: professorView(seals, viewer, professor, unlocked),
    unlocked,
    is_favorite: remembered?.isFavorite ?? false,
    draft_saved: remembered?.draftSaved ?? false,
    email_sent: Boolean(remembered?.firstEmailAt),
    email_sent_date: remembered?.firstEmailAt?.toISOString() ?? null,
    ...(match && { match: { band: match.band, reasons: unlocked ? match.reasons : reasonsForLocked(match) } }),
  }
}
