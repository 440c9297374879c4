import type { Range } from './read-letter.ts'
import type { Word } from './words.ts'

/**
 * Phrases that fit a letter to any professor. A phrase is a list of places, separated by spaces. A place is a list of
 * words, separated by bars, one of which must be there; `_` is any one word. A place that ends with "?" is optional.
 */
const phrases = [
  'i? hope that? this|my e-mail|email|mail|message|letter|note finds|reaches you',
  'i? hope that? you are|were doing? well|fine|great',
  'i? trust this|you email|message|are finds|well you? well?',
  'greetings of the day',
  'esteemed|reputed|prestigious|renowned|distinguished|respected|honourable|honorable professor|sir|madam|university|institute|institution|lab|laboratory|group|department|organization|organisation',
  'under|with your esteemed|able|kind|valuable|expert|great|excellent guidance|supervision|mentorship',
  'under your guidance|supervision|mentorship|leadership',
  'respected sir|madam|professor|prof|dr',
  'dear sir|professor|respected or|and|sir madam|madam?',
  'to whom it may concern',
  "i am|i'm writing|reaching|contacting out? to? you? to? express my _? _? interest|enthusiasm",
  "i am|i'm writing to inquire|enquire about|regarding|whether|if any|potential|possible|research|the",
  'express my strong|sincere|keen|deep|profound|great|genuine|heartfelt interest|enthusiasm|gratitude|admiration|desire',
  'i came|have|stumbled come? across|upon your profile|work|website|page|research|webpage|homepage',
  "i was|am|have|'m been? deeply|very|truly|really|extremely|highly|particularly|immensely impressed|inspired|fascinated|captivated|intrigued|moved by",
  'impressed|fascinated|inspired|intrigued|captivated|amazed by|with your research|work|publications|profile|contributions|achievements|projects|papers|expertise',
  'your groundbreaking|ground-breaking|cutting-edge|pioneering|innovative|impressive|outstanding|remarkable|inspiring|exceptional|extensive|impactful|seminal|influential|exciting|amazing|fascinating research|work|contributions|publications|studies|papers|achievements|expertise|projects',
  'aligns|align|aligned|resonates|resonate|matches|match|fits|coincides|overlaps very|so|well|perfectly|closely|strongly|seamlessly|deeply|directly? well|closely|perfectly? with my|mine',
  'align|aligns|aligned perfectly|closely|well|strongly|seamlessly|deeply with',
  'resonates|resonate|resonated deeply|strongly|profoundly|with? with? me|my?',
  'perfect|great|ideal|excellent|good|strong match|fit for|with|between my|your',
  "i am|i'm|have|being always? been? deeply|very|extremely|truly|incredibly|highly? passionate about",
  'my passion for|lies|is|about',
  'passion for research|science|learning|technology|innovation|knowledge',
  'strong|deep|keen|great|genuine|sincere|profound|burning passion|interest|enthusiasm|curiosity in|for|about|and',
  'hard-working|hardworking|highly-motivated|self-motivated|self-driven|dedicated and|, motivated|dedicated|passionate|hardworking|hard-working|enthusiastic|diligent|ambitious|sincere|curious|self-motivated|disciplined',
  'highly|very|self|extremely motivated|dedicated|driven|hardworking student|individual|person|and|learner|to',
  'fast|quick|quickly|rapid learner|learn|learning',
  'team player',
  'strong|excellent|good|outstanding academic record|background|performance|credentials|standing',
  'well versed|equipped|prepared|suited in|with|to|for',
  'valuable|invaluable|meaningful|hands-on|practical|rewarding|enriching experience|exposure|opportunity|contribution|asset|addition|skills|insights',
  'valuable|great asset|addition to your|the',
  'asset|addition to your lab|team|group|research|laboratory',
  'contribute to your|the ongoing|esteemed|current|cutting-edge|groundbreaking|innovative|valuable? research|work|lab|group|team|projects|efforts',
  'contribute meaningfully|significantly|positively|effectively|greatly',
  'make|making a|an meaningful|significant|positive|real|valuable|lasting contribution|impact|difference',
  'any|research|an|the|this|such|potential|possible opportunity|opportunities|openings|positions|vacancy|opening|position|vacancies in|at|within|to|under|available|for|with your|you|join|work',
  'any opportunity|opportunities|position|positions|openings|opening|vacancy|role|possibility',
  'opportunity to|of|for work|working|join|joining|learn|learning|contribute|contributing|collaborate|be|discuss|conduct',
  'golden|great|wonderful|once-in-a-lifetime|incredible|amazing opportunity|chance|honor|honour|privilege',
  'it would be|have a|an great|immense|absolute|huge|real|tremendous? honor|honour|privilege|pleasure|dream',
  'honored|honoured|privileged|thrilled|delighted to work|join|contribute|be|have|learn with|your|to|part|the|from?',
  'be a part of your|the',
  'enhance|expand|broaden|deepen|hone|sharpen|improve|enrich|further|strengthen my knowledge|skills|understanding|horizons|expertise|research|abilities|learning|technical',
  'gain|gaining|get|acquire hands-on|practical|valuable|research|real-world|real|more|invaluable research|experience|exposure|knowledge|insights|insight|skills',
  'push|pushing the boundaries|frontiers|limits of',
  "in today's|the|this fast-paced|rapidly|ever-changing|ever-evolving|modern|data-driven changing|evolving|world|age|landscape",
  'ever-growing|rapidly|fast|ever-evolving|ever-changing growing|evolving|changing field|landscape|world|area',
  'since my|early childhood|days|age|i',
  'deeply|truly|genuinely|particularly|sincerely|profoundly|immensely|thoroughly appreciate|fascinated|inspired|impressed|passionate|motivated|interested|grateful|honored|admire|captivated|intrigued|enjoyed',
  "i am|'m|would|will be? confident|certain|sure|convinced that my|i",
  'my skills|background|experience|qualifications|skillset|expertise and|make|would|will|make experience|background|skills|me|be|make|passion|knowledge|interests',
  'skills and experience|knowledge|background|abilities|expertise|passion',
  'for your kind|reference|perusal|consideration consideration|and|perusal|reference?',
  'kind|valuable|favorable|favourable|positive|prompt consideration|response|reply|perusal|time',
  'thanking you in|for anticipation|your',
  'eagerly|anxiously awaiting|waiting|await|wait your|for',
  'i would be grateful|thankful|obliged|honored|honoured|indebted if you consider|could|would|can consider|accept|give|provide|grant',
  'give|grant|provide|offer me a|an|the|this|one chance|opportunity',
  'consider my|me application|request|candidature|profile|for',
  'ready|willing|eager|happy to do|learn|work|contribute|take|help anything|whatever|hard|new|any|with|on? task|new|project|anything?',
  'no matter how|what small|big|it',
  'further|pursue|advance|continue my academic|research|career|higher|studies|education career|studies|goals|journey|interests|education|aspirations',
  'academic|professional|career|research journey|aspirations|goals|excellence',
  'caught|captured|piqued|sparked|ignited|drew my attention|interest|curiosity|passion|imagination',
  'has|have|had a profound|significant|great|lasting|deep impact|influence|impression',
  'make the world|a a|better better|difference place|in?',
  'your vast|extensive|immense|rich|deep|impressive experience|knowledge|expertise|body|publication|background|record',
  'perfectly|ideally|uniquely|well suited|aligned|positioned|placed|matched',
].map((phrase) => phrase.split(' ').map(readPlace))

type Place = { words: ReadonlySet<string> | null; isOptional: boolean }

function readPlace(written: string): Place {
  const isOptional = written.endsWith('?')
  const words = isOptional ? written.slice(0, -1) : written
  return { words: words === '_' ? null : new Set(words.split('|')), isOptional }
}

/** The phrases by the words that they may begin with. */
const byFirstWord = new Map<string, Place[][]>()
for (const phrase of phrases) {
  for (const variant of listVariants(phrase))
    for (const word of variant[0]!.words ?? []) byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), variant])
}

/** The phrase, and the same phrase without each optional beginning. */
function listVariants(phrase: Place[]): Place[][] {
  return phrase[0]!.isOptional ? [phrase, ...listVariants(phrase.slice(1))] : [phrase]
}

export const stockPhraseCount = phrases.length

/** Finds the stock phrases of a text, in order. */
export function findStockPhrases(words: readonly Word[]): Range[] {
  const found: Range[] = []
  for (let at = 0; at < words.length; at++) {
    const end = Math.max(
      -1,
      ...(byFirstWord.get(words[at]!.text) ?? []).map((phrase) => matchPhrase(phrase, words, at)),
    )
    if (end <= at) continue
    found.push({ start: words[at]!.start, end: words[end - 1]!.end })
    at = end - 1
  }
  return found
}

/** The index after the phrase that begins at `at`; -1 if it does not stand there. */
function matchPhrase(phrase: readonly Place[], words: readonly Word[], at: number, place = 0): number {
  const wanted = phrase[place]
  if (wanted === undefined) return at
  const word = words[at]
  if (word !== undefined && (wanted.words === null || wanted.words.has(word.text))) {
    const end = matchPhrase(phrase, words, at + 1, place + 1)
    if (end >= 0) return end
  }
  return wanted.isOptional ? matchPhrase(phrase, words, at, place + 1) : -1
}
