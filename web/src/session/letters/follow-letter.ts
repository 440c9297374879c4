import { takenBack, type Outreach } from '@labreach/contract/outreach'

/** What became of a held letter. `at` is an ISO time; `lost`: nothing is known of it. */
export type LetterEnd =
  | { kind: 'sent'; at: string }
  | { kind: 'unconfirmed'; at: string; sentence: string }
  | { kind: 'back'; reason: string | null }
  | { kind: 'lost' }

/** Its mailbox had no room, so the server holds it again, until this ISO time. */
export type LetterWait = { kind: 'waits'; until: string }

/** The pauses between two looks at a letter that should have left, in milliseconds: first short ones, then longer ones. */
const pauses = [...Array<number>(20).fill(500), ...Array<number>(30).fill(2_000)]
const longPauseMs = 10_000
/** After this time without news of a letter it is lost to the page. */
const newsMs = 310_000

const unconfirmed = 'Your mailbox did not confirm this letter. Please check your Sent folder before you write again.'

type Looked = Pick<Outreach, 'state' | 'sent_at' | 'returned_reason' | 'unconfirmed_sentence' | 'send_at'>

/**
 * How a letter ended, or that it waits again; null while it is held or being sent. `sendAt`: when it should have left by
 * the server's clock, in milliseconds.
 */
export function endOf(letter: Looked, sendAt: number): LetterEnd | LetterWait | null {
  switch (letter.state) {
    case 'sent':
      return { kind: 'sent', at: letter.sent_at }
    case 'unconfirmed':
      // A server of an older version, which runs during an upgrade, has no sentence.
      return { kind: 'unconfirmed', at: letter.sent_at, sentence: letter.unconfirmed_sentence ?? unconfirmed }
    case 'returned':
      // Taken back in another tab, or on another page.
      return { kind: 'back', reason: letter.returned_reason === takenBack ? null : letter.returned_reason }
    case 'failed':
      return { kind: 'back', reason: 'Your mailbox did not accept this letter, so it was not sent.' }
    case 'held': {
      const until = letter.send_at ?? ''
      return Date.parse(until) > sendAt ? { kind: 'waits', until } : null
    }
    case 'sending':
      return null
  }
}

/**
 * Looks again and again at a letter whose time has come, until it is known how it ended; for five minutes, then it is
 * `lost`. A look that fails is repeated and does not count: without a connection nothing can be known. Rejects if `pause`
 * does.
 */
export async function followLetter(
  look: () => Promise<LetterEnd | LetterWait | null>,
  pause: (ms: number) => Promise<void>,
): Promise<LetterEnd | LetterWait> {
  let waited = 0
  for (let turn = 0; waited < newsMs; turn++) {
    const ms = pauses[turn] ?? longPauseMs
    await pause(ms)
    const end = await look().catch(() => undefined)
    if (end) return end
    if (end === null) waited += ms
  }
  return { kind: 'lost' }
}
