import { foldName } from './names.ts'
import { neutralKey, seedOf } from './neutral.ts'
import type { Professor } from './professor.ts'
import type { Snapshot } from './snapshot.ts'
import { stemsOf } from './match/words.ts'

export type PageQuestion = {
  /** Ids that this student may browse at all; null: every listed professor. */
  visible: ReadonlySet<number> | null
  /** Any of these school names; empty: all. */
  schools: readonly string[]
  /** Any of these; one counts where its words stand together in an interest ("learning" finds "machine learning"). */
  interests: readonly string[]
  citeMin: number | null
  citeMax: number | null
  /** Part of an unlocked professor's name, or the exact full name of a locked one. */
  search: string
  unlocked: ReadonlySet<number>
  favorites: ReadonlySet<number>
  /** Ids to keep (favourites, an email status); null: no such filter. */
  only: ReadonlySet<number> | null
  except: ReadonlySet<number> | null
  order: 'name' | 'cited_by' | 'school' | 'favorite' | 'match'
  direction: 'asc' | 'desc'
  /** Ids, best match first; those not in it come after, by citations. */
  ranking: readonly number[] | null
  /** Any text that stays the same for a student: shuffles locked professors where an order by name would tell. */
  seed: string
  /** From 1. */
  page: number
  pageSize: number
}

export type CataloguePage = {
  professors: Professor[]
  /** Visible to this student before filters. */
  total: number
  filteredTotal: number
}

/** One page of the snapshot after filters, with exact counts: one scan, about a millisecond for 14,000. */
export function pageOf(snapshot: Snapshot, question: PageQuestion): CataloguePage {
  const keeps = filterOf(snapshot, question)
  const first = (question.page - 1) * question.pageSize
  const professors: Professor[] = []
  let filteredTotal = 0
  for (const place of placesInOrder(snapshot, question)) {
    if (!keeps(place)) continue
    if (filteredTotal >= first && professors.length < question.pageSize) professors.push(snapshot.professors[place]!)
    filteredTotal++
  }
  const total = question.visible ? countListed(snapshot, question.visible) : snapshot.professors.length
  return { professors, total, filteredTotal }
}

function countListed(snapshot: Snapshot, ids: ReadonlySet<number>): number {
  let count = 0
  for (const id of ids) if (snapshot.placeOf.has(id)) count++
  return count
}

function filterOf(snapshot: Snapshot, question: PageQuestion): (place: number) => boolean {
  const { professors, citedBy, school, names } = snapshot
  const { visible, only, except, unlocked } = question
  const citeMin = question.citeMin ?? 0
  const citeMax = question.citeMax ?? Infinity
  const schools =
    question.schools.length > 0 ? new Set(question.schools.map((name) => snapshot.schools.get(foldName(name)))) : null
  const hasInterest = interestFilter(snapshot, question.interests)
  const wanted = foldName(question.search)
  const wantedWhole = wanted.replaceAll(' ', '')
  const searching = question.search.trim() !== ''

  return (place) => {
    const id = professors[place]!.id
    if (citedBy[place]! < citeMin || citedBy[place]! > citeMax) return false
    if (schools && !schools.has(school[place])) return false
    if (visible && !visible.has(id)) return false
    if (only && !only.has(id)) return false
    if (except?.has(id)) return false
    if (hasInterest && !hasInterest(place)) return false
    if (!searching) return true
    if (wanted === '') return false
    return unlocked.has(id) ? names[place]!.includes(wanted) : names[place]!.replaceAll(' ', '') === wantedWhole
  }
}

function interestFilter(snapshot: Snapshot, interests: readonly string[]): ((place: number) => boolean) | null {
  const phrases = interests.map((interest) => stemsOf(interest).join(' '))
  if (phrases.length === 0) return null
  const meant = Uint8Array.from(snapshot.interestTexts, (text) =>
    phrases.some((phrase) => phrase !== '' && text.includes(` ${phrase} `)) ? 1 : 0,
  )
  return (place) => {
    for (let at = snapshot.interestStart[place]!; at < snapshot.interestStart[place + 1]!; at++)
      if (meant[snapshot.interests[at]!] === 1) return true
    return false
  }
}

/** Every place, best first. Nothing here lets the order of locked professors depend on their names. */
function placesInOrder(snapshot: Snapshot, question: PageQuestion): Iterable<number> {
  const { order } = snapshot
  const ascending = question.direction === 'asc'
  switch (question.order) {
    case 'cited_by':
      return ascending ? order.citedDescending.toReversed() : order.citedDescending
    case 'school':
      return ascending ? order.schoolAscending : order.schoolDescending
    case 'name':
      return byName(snapshot, question)
    case 'favorite': {
      const [marked, others] = split(snapshot, question.favorites)
      return ascending ? others.concat(marked) : marked.concat(others)
    }
    case 'match': {
      const ranked = (question.ranking ?? []).flatMap((id) => snapshot.placeOf.get(id) ?? [])
      const rest = split(snapshot, new Set(question.ranking ?? []))[1]
      const all = ranked.concat(rest)
      return ascending ? all.toReversed() : all
    }
  }
}

/** Places of these ids, and all others, both by citations. */
function split(snapshot: Snapshot, ids: ReadonlySet<number>): [number[], number[]] {
  const inside: number[] = []
  const outside: number[] = []
  for (const place of snapshot.order.citedDescending)
    (ids.has(snapshot.professors[place]!.id) ? inside : outside).push(place)
  return [inside, outside]
}

function byName(snapshot: Snapshot, { unlocked, direction, seed }: PageQuestion): number[] {
  const { professors } = snapshot
  const known: number[] = []
  for (const place of snapshot.order.name) if (unlocked.has(professors[place]!.id)) known.push(place)
  if (direction === 'desc') known.reverse()
  // Key and place packed into one number, so that the sort runs on a typed array without a comparison function.
  const size = professors.length
  const salt = seedOf(seed)
  const keyed = new Float64Array(size)
  let locked = 0
  for (let place = 0; place < size; place++) {
    const id = professors[place]!.id
    if (!unlocked.has(id)) keyed[locked++] = (neutralKey(id, salt) % 0x8000_0000) * size + place
  }
  for (const key of keyed.subarray(0, locked).sort()) known.push(key % size)
  return known
}
