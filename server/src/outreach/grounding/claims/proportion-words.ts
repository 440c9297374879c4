/** How a text bounds a number: "about 30", "more than 30", "nearly 30". */
export type Bound = 'exact' | 'about' | 'over' | 'under'

export const denominators = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['quarter', 4],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['ninth', 9],
  ['tenth', 10],
])
export const multiples = new Map([
  ['twice', 2],
  ['double', 2],
  ['doubled', 2],
  ['doubles', 2],
  ['doubling', 2],
  ['thrice', 3],
  ['triple', 3],
  ['tripled', 3],
  ['triples', 3],
  ['tripling', 3],
  ['treble', 3],
  ['trebled', 3],
  ['quadruple', 4],
  ['quadrupled', 4],
  ['quadruples', 4],
  ['quintupled', 5],
])
export const halving = /^halv(?:e|ed|es|ing)$/

/** The end of the text before a number, and how it bounds the number. */
export const bounds: [RegExp, Bound][] = [
  [
    /(?<!\bno )\b(?:more|greater|higher|larger|longer|better|older) than(?: a| the)?\s?$|\b(?:over|above|exceeding|exceeds|exceeded|at least|beyond|upwards of|no fewer than|no less than|well over|minimum of)(?: a)?\s?$|[>≥]\s?$/i,
    'over',
  ],
  [
    /\b(?:less|fewer|lower|smaller|shorter|younger) than(?: a| the)?\s?$|\b(?:under|below|nearly|almost|close to|just short of|not quite|up to|at most|no more than|maximum of|within|as many as|as much as)(?: a)?\s?$|[<≤]\s?$/i,
    'under',
  ],
  [
    /\b(?:about|around|roughly|approximately|approx\.?|some|circa|ca\.|of the order of|on the order of|somewhere near|or so)(?: a| the)?\s?$|[~≈∼]\s?$/i,
    'about',
  ],
]
