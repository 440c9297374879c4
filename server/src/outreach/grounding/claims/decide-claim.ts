import type { Verdict } from '../../../services/writer/writer.ts'
import { measureOverlap, type CheckedClaim } from './check-claim.ts'
import { readSentence, type Work } from './read-work.ts'

/**
 * Decides between the rules and the model's verdict on a claim. A number that the rules have found stays marked,
 * whatever the model says; of the rest the verdict decides. Without a verdict, or if it names a sentence that has no
 * word in common with the claim, the rules decide alone.
 */
export function decideClaim(
  text: string,
  work: Work,
  checked: CheckedClaim,
  verdict: Verdict | undefined,
): CheckedClaim {
  if (!verdict || checked.problem?.reason === 'number') return checked
  if (verdict.verdict !== 'supported')
    return { ...checked, problem: { reason: verdict.reason, start: 0, end: text.length } }
  const source = verdict.sentence === 0 ? work.title : work.sentences[verdict.sentence - 1]
  if (!source || measureOverlap(readSentence(text), source) === 0) return checked
  return { problem: null, sentenceIndex: verdict.sentence === 0 ? null : verdict.sentence - 1 }
}
