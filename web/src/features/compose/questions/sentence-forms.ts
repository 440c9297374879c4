// What the words of a student are, as far as a letter must know to let them stand in it. Where no rule is sure, each of
// these says no: an introduction with a colon is right before anything.

const listed = (words: string) => new Set(words.split(' '))

/** Whether the words have a mark at their end. */
export const isClosed = (words: string): boolean => /[.!?…]["”’)]?$/.test(words)

/** The first word, if it is one of grammar or a verb and so has no capital within a sentence. */
const ordinaryStart =
  /^(?:your|the|a|an|this|how|what|his|her|their|my|our|because|after|about|to|whether|if|why|in|on|at|with|for)\s/i

/** The words within a sentence: phones write "Your paper". */
export const embed = (words: string): string => (ordinaryStart.test(words) ? lowerStart(words) : words)

export const lowerStart = (words: string): string =>
  hasCapitals(words) ? words : words[0]!.toLowerCase() + words.slice(1)

/** "LED lights" were led by nobody. */
const hasCapitals = (words: string) => /^\p{Lu}{2}/u.test(words)

/**
 * "How you count", "the way you count" or "your 2021 article on coins". Without such a noun it may be a sentence: "your
 * robots fold".
 */
export const isThing = (words: string): boolean =>
  !pleased.test(words) &&
  (manner.test(words) || (thing.test(words) && !hasVerb(words.split(/(?<=\p{L}{3}[.!?])\s/u)[0]!)))

/** "How your lab studies ants fascinates me" is a sentence. */
const pleased = /\s[a-z]+(?:s|ed|de)\sme\b/

const manner = /^(?:["“‘]|(?:how|the way|what (?:you|your))\s(?!.*\s(?:is|are|was|were)\s))/i

const thing =
  /^(?:your|his|her|the|a|an|this)\s(?:[^\s.,;:]*[^\s.,;:s]\s){0,3}(?:papers?|articles?|books?|chapters?|essays?|study|studies|works?|research|projects?|talks?|lectures?|course|class|lab|group|team|thesis|reviews?|page|website|video|interview|podcast|models?|methods?|dataset|data|trials?|experiments?|exhibition|edition|translation|textbook|film|recordings?|performance|history)(?:$|[.,]|\s(?:on|about|of|in|with|from|at|for|to|by|that|which|where|and|called)\s|\s["“‘(])/i

/** "Built a robot": a deed without its "I". Participles are none: "supervised learning project", "legged locomotion". */
export const isDeed = (words: string): boolean =>
  (hasDeed(words) || listedDeed.test(words)) && !noDeed.test(words) && !hasCapitals(words)

/** Also where the words may be about anything: "treated mice lost weight" is no deed of the student. */
const hasDeed = (words: string): boolean => deed.test(words) && !noDeed.test(words) && !hasCapitals(words)

const deed =
  /^(?:(?:built|wrote|made|ran|did|led|taught|won|began|grew|drew|took|gave|found|kept|held|spent|read|learnt|sang|spoke|saw|heard|went|met|sold|knew|thought|bred|drove|blew|flew|rode|swam|dug|fed|caught|brought|became|understood)\s|(?:[a-z]+-)?[a-z]{2,}ed\s(?:an?|the|my|our|his|her|their|its|these|this|your|some|many|several|all|both|two|three|four|five|six|seven|eight|nine|ten|in|on|at|with|for|as|to|from|about|into|how|that|it|them|\d+)\s)/i
const listedDeed =
  /^(?:played|studied|worked|helped|tutored|translated|coded|programmed|designed|developed|analy[sz]ed|measured|transcribed|organi[sz]ed|managed|painted|edited|interviewed|volunteered|shadowed|assisted|collected|counted|cleaned|performed|created|tested|compared|attended|joined|started|learned|researched|noticed|wondered|watched|turned|guided|sprayed|asked|recorded|repaired|raised|planted|fixed|cooked|nursed|treated|visited|filmed|directed|acted|danced|composed|sampled|dissected|presented|explored|investigated|conducted|reviewed|surveyed|observed|prepared|launched|founded|coached|mentored|sequenced|photographed|mapped|drafted|argued|debated|soldered|digiti[sz]ed|catalogued|implemented)\s/i
const noDeed =
  /^(?:awarded|selected|elected|invited|accepted|admitted|hired|employed|nominated|named|licensed|chosen|appointed|recruited|promoted|sponsored|funded|shortlisted|based|organi[sz]ed crime|related|limited|supposed|united|need|compared|given|advanced in|(?:interested|skilled|experienced|certified|qualified|involved|motivated|fascinated|inspired|impressed|surprised|confused|puzzled|excited|concerned)\s(?:in|by|with|about|at|as|that|to|for))\s/i

/** What "I" is missing from: "" if nothing, or "I" or "I am". */
export function findMissingStart(words: string): string {
  if (words.endsWith('?') || hasCapitals(words)) return ''
  if (amStart.test(words)) return 'I am '
  return hasDeed(words) || verbStart.test(words) ? 'I ' : ''
}

const amStart =
  /^(?:(?:very |really |also )?(?:interested|skilled|experienced|certified|qualified|involved|motivated|fascinated|inspired|impressed|surprised|confused|puzzled|excited|concerned|curious|keen|fluent|familiar|good|able|unsure|not sure)\s(?:in|by|with|about|at|as|that|to|for|on|whether|why|how|if)\s|currently\s(?:an?|in|[a-z]+ing)\s)/i
const verbStart =
  /^(?:(?:am|want|love|hope|wish|enjoy|wonder|teach|write|sing|speak|know|can|could not|cannot|can't|can’t|do not|don't|don’t|did not|didn't|didn’t|would like|would love|need to|have|had)\s(?!you\b|the\b|they\b|we\b|he\b|she\b|it\b|your\b)|(?:have|had|love|know|enjoy|teach)\sthe\s|(?:love|like|use|follow|enjoy)\s(?:your|how|that)\s|work\s(?:as|in(?!\sth)|at|with|for)\s(?!.*\sme\b)|was\s(?:[a-z]+ing|an?|surprised|confused|puzzled|struck)\s)/i

/** Whether the words can stand as they are, with a capital and a mark. */
export const isSentence = (words: string): boolean => isClosed(words) || aloneStart.test(words) || hasVerb(words)

const aloneStart =
  /^(?:(?:I|we|you|he|she|it|they|there)(?:['’](?:m|ve|d|ll|re|s))?|im|ive|maybe|perhaps|no|not|none|when|where|although|if|so|but)[\s,]/i

const verbs = listed(
  'is are was were has have had can could would should does did looks seems sounds makes made gives gave took told taught shows showed died comes came changed matters got',
)
const subjects = listed('I we you he she they')
/** Behind these, a verb belongs to a clause within a thing: "your paper that is …". */
const clauseStarts = listed(
  'that which who whose whom where how why what because than if when while since as so like you we they I',
)
const prepositions = listed('on about of in with from at for to by and or near between than like behind into over but')
const objects = listed('me us my our')
const things = listed('your the a an that me us my our no')
const workNouns = listed('lab group team paper article book model method work research course talk study')
const determiner = /^(?:your|the|a|an|this|his|her|their|my|our)$/i

/** Whether a verb that makes a sentence is seen: "Dr. Abebe recommended your book", "your lab works on apes". */
function hasVerb(words: string): boolean {
  const [first = '', ...rest] = words.split(/\s+/)
  const isNamed = determiner.test(first)
  for (const [at, word] of rest.entries()) {
    const [before, next] = [rest[at - 1] ?? first, rest[at + 1] ?? '']
    if (!isNamed && subjects.has(word)) return true
    if (clauseStarts.has(word)) return false
    if (verbs.has(word) || (word.endsWith('ed') && things.has(next))) return true
    if (objects.has(next) && !prepositions.has(word) && !determiner.test(word)) return true
    if (/[a-z]{2}s$/.test(word) && workNouns.has(before) && next && (!prepositions.has(next) || next === 'on'))
      return true
  }
  return false
}

/** Whether the last sentence asks. "What I noticed is …" and "when the drug is stopped the effect stays" do not. */
export function isQuestion(words: string): boolean {
  const last = words.split(/[.!?…]\s+/).at(-1)!
  const found = ask.exec(last)
  if (found) return !found[1] || !remark.test(last.slice(found[0].length))
  return (whoStart.test(last) && !remark.test(last)) || inverted.test(last) || appended.test(last)
}

const ask =
  /^(?:(?:why|how(?: (?:fast|long|often|far|well|old|large|big|strong))?|what|when|where|which|who|whose)|(?:what|which|whose|how (?:many|much|long|often|far|well|old|fast|large|big|strong))(?:\s(?!(?:I|we|you|he|she|it|they|the|an?|your|my|his|her|their|this|me|us|[a-z]+ed)\s)[^\s,]+|\s(?<=of\s)the){1,3})\s(?:do|does|did|(is|are|was|were)|can|could|would|should|has|have|had|will|might)\s|^(?:why not|what about|how about|what if|how come|what happens)\s/i
const whoStart = /^(?:who|which|how many|how much)\s(?!(?:I|we|you|he|she|it|they|is|was|the)\s)/i
/** What makes a statement of words that begin like a question: "which of them kept it is unclear". */
export const remark =
  /\b(?:is|are|was|were|seems)\s(?:not\s|very\s|so\s)?(?:that|clear|unclear|said|told|given|explained|shown|new|missing|surprising|interesting|important|unknown|strange|odd)\b/i
const inverted =
  /^(?:do|does|did|is|are|was|were|has|have|can|could|would|should|will)\s(?!(?:not|never|also|only|like|love|be|been|see|seen|read|help|imagine|find|found|tried|understand|follow|speak|write|very|surprising|strange|interesting|clear|unclear|because|thinking|wondering|looking|working|reading|going|[a-z]+ed)\s)/i
/** "You call time a table, what does it mean". */
const appended =
  /,\s(?:why|(?:what|how|why|when|where|who)\s(?:do|does|did|is|are|was|were|can)\s[^,]*|(?:do|does|did|is|are|was|were|can)\s(?:the|your|that|this|it|they|you|there)\s[^,]*)$/i
