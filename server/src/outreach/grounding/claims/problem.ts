/** Why a claim has no ground, and the words of the claim that show it, in UTF-16 units; `end` is exclusive. */
export type Problem = { reason: 'number' | 'negation' | 'direction' | 'invented'; start: number; end: number }
