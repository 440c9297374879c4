/** Verbs in the past tense with which students tell what they have done themselves. */
const deeds =
  'analy[sz]ed|assembled|automated|built|calculated|coded|collected|compared|completed|counted|created|debugged|derived|' +
  'designed|developed|drew|finished|implemented|interviewed|labell?ed|led|made|measured|mapped|modell?ed|organi[sz]ed|' +
  'programmed|proved|published|ran|recorded|rebuilt|repaired|repeated|replicated|reproduced|simulated|soldered|sorted|' +
  'taught|tested|took|trained|translated|tried|worked|wrote'

const ownDeed = new RegExp(`\\b(?:I|we)(?: have| also| then| once| recently)* (?:${deeds})\\b`, 'i')

/** The question about what the student has done, unless the letter tells it. Places in brackets tell nothing. */
export function askForDeed(letter: string): string | undefined {
  if (ownDeed.test(letter.replace(/\[[^[\]]*\]/g, ''))) return undefined
  return 'What have you built, measured or taken part in that is nearest to this work, and what came of it?'
}
