import type { Outcome } from './ask.ts'

export type Kind = 'account' | 'unlock' | 'draft' | 'letter' | 'upload' | 'AI use' | 'payment' | 'trial' | 'mail'

/** What students were told, kept outside of the product, to be compared with what is there. Students go by their ids. */
export type Ledger = {
  accounts: Map<string, { username: string; password: string; template: string | null; referredBy: string | null }>
  unlocks: { student: string; professor: number }[]
  /** By student and professor. */
  drafts: Map<string, Value>
  /** By subject, which no other letter has. `told`: the state or code of every answer. */
  letters: Map<string, { student: string; key: string; told: string[] }>
  /** By student: the name of the resume in use. */
  resumes: Map<string, Value>
  aiUses: Map<string, Record<Outcome, number>>
  /** Checkouts on which a card was charged. `isPaid`: the product said so too. */
  payments: { student: string; session: string; isPaid: boolean }[]
  trials: Map<string, Outcome>
  mails: { to: string; round: number }[]
  counts: Record<Kind, Record<Outcome, number>>
  /** What no call may do, as sentences: answer 500, or nothing for as long as anybody waits. */
  unexpected: string[]
}

const none = () => ({ done: 0, refused: 0, open: 0 })

export function openLedger(): Ledger {
  return {
    accounts: new Map(),
    unlocks: [],
    drafts: new Map(),
    letters: new Map(),
    resumes: new Map(),
    aiUses: new Map(),
    payments: [],
    trials: new Map(),
    mails: [],
    counts: {
      account: none(),
      unlock: none(),
      draft: none(),
      letter: none(),
      upload: none(),
      'AI use': none(),
      payment: none(),
      trial: none(),
      mail: none(),
    },
    unexpected: [],
  }
}

/** Something of which one stands there: what was acknowledged last, or one of those in doubt. */
export type Value = { is: string; orMaybe: string[] }

/** Notes what became of setting such a value. `settles`: once one is acknowledged, no earlier one may come to be. */
export function noteValue(
  values: Map<string, Value>,
  key: string,
  given: string,
  outcome: Outcome,
  settles: boolean,
): void {
  const { is, orMaybe } = values.get(key) ?? { is: '', orMaybe: [] }
  if (outcome === 'done') values.set(key, { is: given, orMaybe: settles ? [] : orMaybe })
  else if (outcome === 'open') values.set(key, { is, orMaybe: [...orMaybe, given] })
}
