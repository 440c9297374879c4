import { takenBack, type Outreach } from '@labreach/contract/outreach'

/** What became of a held letter. `at` is an ISO time; `lost`: nothing is known of it. */
export type LetterEnd =
  | { kind: 'sent' | 'unconfirmed'; at: string }
  | { kind: 'back'; reason: string | null }
  | { kind: 'lost' }

/** The pauses between two looks at a letter that should have left, in milliseconds: first short ones, then longer ones. */
const pauses = [...Array<number>(20).fill(500), ...Array<number>(30).fill(2_000), ...Array<number>(24).fill(10_000)]

/** How a letter ended; null while it is held or being sent. */
export function endOf(letter: Pick<Outreach, 'state' | 'sent_at' | 'returned_reason'>): LetterEnd | null {
  switch (letter.state) {
    case 'sent':
    case 'unconfirmed':
      return { kind: letter.state, at: letter.sent_at }
    case 'returned':
      // Taken back in another tab, or on another page.
      return { kind: 'back', reason: letter.returned_reason === takenBack ? null : letter.returned_reason }
    case 'failed':
      return { kind: 'back', reason: 'Gmail did not accept this letter, so it was not sent.' }
    case 'held':
    case 'sending':
      return null
  }
}

/**
 * Looks again and again at a letter whose time has come, until it is known how it ended; for five minutes, then it is
 * `lost`. A look that fails is repeated like any other. Rejects if `pause` does.
 */
export async function followLetter(
  look: () => Promise<LetterEnd | null>,
  pause: (ms: number) => Promise<void>,
): Promise<LetterEnd> {
  for (const ms of pauses) {
    await pause(ms)
    const end = await look().catch(() => null)
    if (end) return end
  }
  return { kind: 'lost' }
}
