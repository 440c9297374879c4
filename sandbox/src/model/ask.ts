/** Verbs in the past tense with which students tell what they have done themselves. */
const deeds = new Set(
  (
    'analysed analyzed assembled automated built calculated coded collected compared completed counted created debugged ' +
    'derived designed developed drew finished implemented interviewed labelled labeled led made measured mapped modelled ' +
    'modeled organised organized programmed proved published ran recorded rebuilt repaired repeated replicated reproduced ' +
    'simulated soldered sorted taught tested took trained translated tried worked wrote'
  ).split(' '),
)

/** The word after "I" or "we", and after an adverb between them. */
const afterPerson = /\b(?:I|we) (?:(?:have|also|then|once|recently) )?(\w+)/gi

/** The question about what the student has done, unless the letter tells it. Places in brackets tell nothing. */
export function askForDeed(letter: string): string | undefined {
  const own = letter.replace(/\[[^[\]]*\]/g, '')
  if ([...own.matchAll(afterPerson)].some(([, verb = '']) => deeds.has(verb.toLowerCase()))) return undefined
  return 'What have you built, measured or taken part in that is nearest to this work, and what came of it?'
}
