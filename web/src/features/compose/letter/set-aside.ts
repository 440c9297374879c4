import { same } from './found-draft.ts'
import type { Version } from './letter-state.ts'

/** As many replaced texts are kept of one letter. */
const most = 20

const isWorthless = ({ body, isOwn }: Version) => body.trim() === '' && !isOwn
/** Whether one text has all of the other, and the way back from AI, where there is one. */
const holds = (one: Version, two: Version) =>
  one.subject === two.subject &&
  one.body.includes(two.body) &&
  (two.enhancement === null || two.enhancement.before === one.enhancement?.before)

/**
 * Adds replaced texts to those that are kept, the last one last. A blank one is not worth keeping unless its subject
 * was written, and neither is one that another kept text holds whole.
 */
export function setAside(kept: readonly Version[], ...more: readonly Version[]): Version[] {
  let all: Version[] = [...kept]
  for (const { subject, body, enhancement, choice, isOwn } of more) {
    const version: Version = { subject, body, enhancement, choice, isOwn }
    if (isWorthless(version)) continue
    // Once no draft has a text, it is not taken for a draft's again.
    version.isOwn ||= all.some((one) => one.isOwn && same(one, version))
    all = [...all.filter((one) => !holds(version, one)), version]
  }
  return all.slice(-most)
}

/** Those texts of `kept` that the shown one does not hold anyway. */
export const without = (kept: readonly Version[], shown: Version): Version[] => kept.filter((one) => !holds(shown, one))
