import type { Outcome } from './http-client.ts'

export type Kind = 'account' | 'unlock' | 'draft' | 'letter' | 'upload' | 'AI use' | 'payment' | 'trial' | 'mail'

/**
 * The state that the responses to all students imply. The checks compare the product with it. `student`: the student's
 * id.
 */
export type ExpectedState = {
  accounts: Map<string, { username: string; password: string; template: string | null; referredBy: string | null }>
  unlocks: { student: string; professor: number }[]
  /** By `<student> <professor>`. */
  drafts: Map<string, Value>
  /** By subject, which is unique. `responses`: the state or code of each response. */
  letters: Map<string, { student: string; key: string; responses: string[] }>
  /** By student: the file name of the current resume. */
  resumes: Map<string, Value>
  aiUses: Map<string, Record<Outcome, number>>
  /** Those with a charge. `isConfirmed`: the product has confirmed the payment. */
  checkouts: { student: string; session: string; isConfirmed: boolean }[]
  trials: Map<string, Outcome>
  mails: { to: string; round: number }[]
  counts: Record<Kind, Record<Outcome, number>>
  /** A sentence for each response with status 500 and each timeout. */
  callProblems: string[]
}

const zeroCounts = () => ({ done: 0, refused: 0, unknown: 0 })

export function createExpectedState(): ExpectedState {
  return {
    accounts: new Map(),
    unlocks: [],
    drafts: new Map(),
    letters: new Map(),
    resumes: new Map(),
    aiUses: new Map(),
    checkouts: [],
    trials: new Map(),
    mails: [],
    counts: {
      account: zeroCounts(),
      unlock: zeroCounts(),
      draft: zeroCounts(),
      letter: zeroCounts(),
      upload: zeroCounts(),
      'AI use': zeroCounts(),
      payment: zeroCounts(),
      trial: zeroCounts(),
      mail: zeroCounts(),
    },
    callProblems: [],
  }
}

/** A value that changes. `current`: the last acknowledged value; `possible`: values with an unknown outcome. */
export type Value = { current: string; possible: string[] }

/**
 * Records a change of a value. `isFinal`: an acknowledged change excludes that an earlier change takes effect later.
 */
export function recordValue(
  values: Map<string, Value>,
  key: string,
  value: string,
  outcome: Outcome,
  { isFinal }: { isFinal: boolean },
): void {
  const { current, possible } = values.get(key) ?? { current: '', possible: [] }
  if (outcome === 'done') values.set(key, { current: value, possible: isFinal ? [] : possible })
  else if (outcome === 'unknown') values.set(key, { current, possible: [...possible, value] })
}
