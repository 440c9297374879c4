/** Verbs in the past tense with which students tell what they have done themselves. */
const deedVerbs = new Set(
  `analysed analyzed assembled automated built calculated coded collected compared completed counted created debugged
  derived designed developed drew finished implemented interviewed labeled labelled led made measured mapped modeled
  modelled organised organized programmed proved published ran recorded rebuilt repaired repeated replicated reproduced
  simulated soldered sorted taught tested took trained translated tried worked wrote`.split(/\s+/),
)

/** The student as the subject, and the next words, of which one may be a verb of a deed: "I have also built". */
const ownClause = /\b(?:I|we) ((?:have |also |then |once |recently ){0,3})([a-z]+)\b/gi

/** The question about what the student has done, unless the letter tells it. Places in brackets tell nothing. */
export function askForDeed(letter: string): string | undefined {
  const written = letter.replace(/\[[^[\]]*\]/g, '')
  if ([...written.matchAll(ownClause)].some(([, , verb]) => deedVerbs.has(verb!.toLowerCase()))) return undefined
  return 'What have you built, measured or taken part in that is nearest to this work, and what came of it?'
}
