import { takenBack, type Outreach } from '@labreach/contract/outreach'

/** Something that a student does about a letter. */
export type Due = { kind: 'confirm' | 'returned' | 'follow_up'; letter: Outreach }

/** A letter that came back is no longer due after this time, in milliseconds since its approval. */
const returnedMaxMs = 60 * 86_400_000

/**
 * Lists what is due: places in a queue to confirm, letters that came back, and follow-ups, in this order. `letters` are
 * the newest first; a letter that came back is done once there is a newer one to the same professor.
 */
export function listDue(letters: readonly Outreach[], now: number): Due[] {
  const places = letters.filter(({ state, confirm_by }) => state === 'held' && confirm_by !== null)
  const isLatest = ({ id, relationship_id }: Outreach) =>
    letters.find((one) => one.relationship_id === relationship_id)?.id === id
  const returned = letters.filter(
    (letter) =>
      letter.state === 'returned' &&
      letter.returned_reason !== takenBack &&
      !letter.opted_out &&
      isLatest(letter) &&
      now - Date.parse(letter.sent_at) < returnedMaxMs,
  )
  return [
    ...places
      .toSorted((one, two) => Date.parse(one.confirm_by!) - Date.parse(two.confirm_by!))
      .map((letter) => ({ kind: 'confirm' as const, letter })),
    ...returned.map((letter) => ({ kind: 'returned' as const, letter })),
    ...letters.filter(({ follow_up_due: isDue }) => isDue).map((letter) => ({ kind: 'follow_up' as const, letter })),
  ]
}
