import { lowerTopic } from '@labreach/contract/coach/lower-topic'
import nlp from 'compromise/two'

// What the words of a student are, as far as a letter must know to let them stand in it. A tagger tells verbs from nouns;
// where it is not sure, the words are a fragment: an introduction with a colon is right before anything. The tagger is
// large: only what is loaded for the letter may import this file.

/**
 * `sentence` and `question` stand alone, `asked` is a question within a sentence, `deed` lacks its "I", `state` its
 * "I am"; a `fragment` has no verb of its own.
 */
export type Form = 'sentence' | 'question' | 'asked' | 'deed' | 'state' | 'fragment'

/** A word, and what the tagger takes it for. */
type Word = { text: string; is: (...tags: string[]) => boolean; endsClause: boolean }

const mark = /[.!?…]{1,9}["”’)]?$/

/** Whether the words have a mark at their end. */
export const isClosed = (words: string): boolean => mark.test(words)

/** The form of one sentence or fragment, with or without a mark at its end. */
export function findForm(words: string): Form {
  if (words.endsWith('?') || deniedQuestion.test(words)) return 'question'
  // "My thesis on debts, in the first week I could share its data".
  const bare = words.replace(mark, '').split(/,\s(?=in (?:the|my) first week\b|in week one\b)/i)[0]!
  if (subjectStart.test(bare) && !appended.test(bare)) return 'sentence'
  const tagged = tag(bare)
  const mayLackStart = !hasCapitals(bare) && !noDeed.test(bare)
  if (!hasCapitals(bare) && amStart.test(bare)) return 'state'
  if (mayLackStart && pastStart.test(bare)) return 'deed'
  if (isInverted(tagged) || appended.test(bare)) return 'question'
  if (mayLackStart && isPlainDeed(bare, tagged)) return 'deed'
  if (asksForSubject(tagged)) return 'question'
  if (hasMainVerb(tagged)) return 'sentence'
  return asked.test(bare) ? 'asked' : 'fragment'
}

/** "Didn't you need consent"; "didn't find it" lacks its "I". */
const deniedQuestion = /^\p{L}{2,5}n['’]t\s(?:I|we|you|he|she|it|they|there|the|an?|this|that|these|those|your)\s/iu

const subjectStart =
  /^(?:(?:I|we|you|he|she|it|they|there)(?:['’](?:m|ve|d|ll|re|s))?|im|ive|thanks|thank you|maybe|perhaps|when(?!.*,\s(?:do|does|did|is|are|was|were|can|would)\s|\s(?:do|does|did|is|are|was|were|can|could|will|would|should)\s)|although)\s/i

/** Surely a fragment, not a sentence whose verb is not recognised. */
export const isVerbless = (words: string): boolean =>
  findForm(words) === 'fragment' &&
  !tag(words).some(
    (word, at) =>
      subjects.has(word.text) ||
      (at > 0 && word.is('PastTense', 'PresentTense', 'Copula') && !word.is('Gerund', 'Infinitive')),
  )

/**
 * "Tutored maths": a deed where the words are about the student. Before a noun most other verbs are no deed:
 * "supervised learning project", "legged robot".
 */
export function isDeed(words: string): boolean {
  const form = findForm(words)
  return (
    form === 'deed' || (form === 'fragment' && listedDeed.test(words) && !hasCapitals(words) && !noDeed.test(words))
  )
}

/** "How you count", "the way you count" or "your 2021 article on coins"; not with a reason: "your article, because …". */
export function isThing(words: string): boolean {
  if (/^(?:["“‘]|(?:how|the way|what (?:you|your))\s)/i.test(words)) return true
  const tagged = tag(words)
  const end = tagged.findIndex((word) => word.endsClause || word.is('Preposition') || subordinate.has(word.text))
  return (
    /^(?:your|his|her|the|a|an|this)\s/i.test(words) &&
    !tagged
      .slice(0, end === -1 ? undefined : end + 1)
      .some((word, at, head) => word.is('Verb') || (word.text.endsWith('s') && actors.has(head[at - 1]?.text ?? ''))) &&
    !/\b(?:because|since|although)\b/i.test(words)
  )
}

/** The words within a sentence: phones write "Your paper". A word that may be a name keeps its capital. */
export function embed(words: string): string {
  const [first = '', next = ''] = words.split(/\s+/)
  const known = lexicon[first.toLowerCase().split(/[^\p{L}’']/u)[0]!]
  if (hasCapitals(words) || tools.test(words)) return words
  if (known === undefined)
    return commonEnd.test(first) && !/^\p{Lu}/u.test(next) ? lowerTopic(first) + words.slice(first.length) : words
  if (/Determiner|Possessive|Preposition|Conjunction|QuestionWord|Pronoun|Value|PastTense/.test(String(known)))
    return lowerStart(words)
  return naming.test(String(known)) || /^\p{Lu}/u.test(next) ? words : lowerStart(words)
}

const { lexicon } = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one
const naming =
  /Person|Name|Place|City|Country|Region|Organization|Proper|Demonym|Acronym|Month|WeekDay|Holiday|Team|School|Company/
/** Names that the tagger takes for words. */
const tools = /^(?:Excel|Word|Access|Swift|Go|Rust|Ruby|Unity|Blender|Scratch|Inventor|Illustrator)\b/
/** No name, as far as the tagger does not know it: "topological", "robotics". */
const commonEnd = /(?:al|ics?|ive|ous|ing|tion|ity|ment|logy|graphy|ness|ism|ship|able|ly)$/

/** "LED lights", "E. coli" and "X-rays" keep their capitals. */
export const lowerStart = (words: string): string =>
  hasCapitals(words) ? words : words[0]!.toLowerCase() + words.slice(1)

const hasCapitals = (words: string) => /^(?:\p{Lu}[\p{Lu}\d.-]|(?!A\s)\p{Lu}\s)/u.test(words)

/** Tags the words; the title of a work counts as one noun. */
function tag(words: string): Word[] {
  type Term = { text: string; pre: string; post: string; tags: string[] }
  const found = nlp(words.replaceAll(/[“"][^“”"]*[”"]/g, 'paper')).json() as { terms: Term[] }[]
  const terms = found.flatMap((sentence) => sentence.terms)
  return terms.map(({ text, post, tags }, at) => ({
    text: text.toLowerCase(),
    is: (...names) => names.some((name) => tags.includes(name)),
    endsClause: /[,;:–—]/.test(post) || (terms[at + 1]?.pre.includes('(') ?? false),
  }))
}

const list = (words: string) => new Set(words.split(' '))
const subjects = list('i you we he she it they there')
const subordinate = list('that which who whom whose whether if because since when while where how why what although')
/** Behind a main clause these begin a subordinate one, in which no main verb follows. */
const adverbial = list('because since when while where although if whether')
/** These only before a subject: "before you measured", not "before the war". */
const joining = list('as than before after until')
const asserting = list('know knew think thought say said believe show showed hope found find feel felt see saw')
const times = list('summer winter spring autumn fall year semester term month week day time morning')
/** Nouns that do something: "your lab works on apes", but "your dune models for deserts" do not. */
const actors = list('lab group team paper article book model method work research course talk study thesis project')
/** What works and figures do; the tagger may see a plural: "paper shows". */
const telling = list('shows argues proves explains compares finds says claims suggests describes uses')
/** The tagger takes them for nouns after a noun: "your work on bees connects to my garden". */
const connecting = list('connects relates speaks links leads belongs applies appeals overlaps aligns fits resonates')
const helpers = list('do does did is are was were has have can could would should will')

/** Whether a finite verb is left when each subordinate clause has had its own. */
function hasMainVerb(words: readonly Word[]): boolean {
  const isNamed = !words[0]?.is('Preposition', 'Adverb') && !subordinate.has(words[0]?.text ?? '')
  let open = 0
  for (let at = 0; at < words.length; at++) {
    const [before, word, next] = [words[at - 1], words[at]!, words[at + 1]]
    if (before && isNamed && adverbial.has(word.text) && !before.is('Verb')) return false
    if (opens(word, before, next, isNamed)) open++
    else if (before && !before.is('Conjunction') && isFiniteVerb(word, before, next, isNamed)) {
      if (open === 0) return true
      open--
      // "Could not share" and "is being recorded" are one verb.
      if (word.is('Copula', 'Modal', 'Auxiliary'))
        while (words[at + 1]?.is('Verb', 'Adverb', 'Negative') && !words[at + 1]!.is('Copula')) at++
    }
  }
  return false
}

/** Whether a word begins a subordinate clause, also one without "that": "a talk you gave". */
function opens(word: Word, before: Word | undefined, next: Word | undefined, isNamed: boolean): boolean {
  if (word.text === 'that' && (before ? before.is('Preposition') || joining.has(before.text) : next?.is('Verb')))
    return false
  if (word.text === 'since' && next?.is('Value')) return false
  if (joining.has(word.text)) return subjects.has(next?.text ?? '')
  if (subordinate.has(word.text)) return true
  if (!before || before.endsClause || joining.has(before.text)) return false
  if (before.text === 'way') return word.is('Determiner', 'Pronoun', 'Possessive')
  if (!subjects.has(word.text)) return false
  return (isNamed && before.is('Noun') && !times.has(before.text)) || asserting.has(before.text)
}

function isFiniteVerb(word: Word, before: Word, following: Word | undefined, isNamed: boolean): boolean {
  const next = word.endsClause ? undefined : following
  if (word.is('Modal')) return !before.endsClause
  if (word.is('Copula')) return true
  // "Your work on bees helped me", "fits my thesis", "matches what I want", not "the links to autism".
  const isNoun = before.endsClause || before.is('Preposition', 'Determiner', 'Possessive', 'Adjective')
  if (!isNoun && /^(?:me|my|us|our|what)$/.test(next?.text ?? '') && /(?:s|ed)$/.test(word.text)) return true
  if (!isNoun && connecting.has(word.text) && /^(?:to|with|into)$/.test(next?.text ?? '')) return true
  const isSubject = subjects.has(before.text) || before.text === 'this' || subordinate.has(before.text)
  if (isSubject) return word.is('PastTense', 'PresentTense', 'Infinitive', 'Auxiliary') && !word.is('Gerund')
  if (before.endsClause || !before.is('Noun', 'Adverb', 'Negative', 'Value', 'Gerund') || before.is('Possessive'))
    return false
  if (helpers.has(word.text)) return true
  const isPreposition = next?.is('Preposition') ?? false
  // "Grippers used in farms", "300 dives logged".
  if (telling.has(word.text)) return next !== undefined && !isPreposition
  if (word.is('PastTense')) return !word.text.endsWith('ed') || (next !== undefined && !isPreposition)
  if (word.is('Gerund')) return false
  // The end of a noun phrase is often taken for a verb: "tax registers".
  if (!next) return word.is('PresentTense') && !isNamed
  if (word.is('Infinitive')) return before.is('Plural') && !isPreposition
  if (word.is('PresentTense')) return !isPreposition || actors.has(before.text)
  return word.text.endsWith('s') && actors.has(before.text) && next.is('Determiner', 'Possessive', 'Value')
}

const ownSubject = /^(?:the|an?|your|his|her|their|my|our|this)$/

const isSubjectStart = (word: Word | undefined) =>
  word !== undefined && (subjects.has(word.text) || word.is('Determiner', 'Possessive', 'Noun'))

/** "Can bread prices be a signal", "how many of them can it lift", "if it rains, would they leave". */
function isInverted(all: readonly Word[]): boolean {
  const words = /^(?:so|and|but|then)$/.test(all[0]?.text ?? '') ? all.slice(1) : all
  const [first, next] = words
  if (!first || !next) return first?.text === 'why' || first?.text === 'how'
  if (helpers.has(first.text)) {
    if (first.text === 'should') return true
    // "Will bees survive", "has anyone repeated it".
    if (first.is('Modal') && /[^su]s$/.test(next.text) && !next.is('Infinitive')) return true
    if (/^(?:others?|any(?:one|body)?|some(?:one|body)?|more|fewer|less|all|both|such)$/.test(next.text)) return true
    // "Could rerun your model", "have experience".
    if (!isSubjectStart(next) || next.is('Infinitive')) return false
    if (subjects.has(next.text) || /^(?:the|your|these|this)$/.test(next.text)) return true
    // "Can pipette well", "did fieldwork".
    if (first.is('Modal') || first.text.startsWith('d'))
      return next.is('Determiner') || words.slice(2).some((word) => word.is('Copula', 'Infinitive'))
    return !first.text.startsWith('ha')
  }
  if (first.text === 'if') {
    const end = words.findIndex((word) => word.endsClause)
    return end > 0 && helpers.has(words[end + 1]?.text ?? '')
  }
  if (!/^(?:how|what|why|when|where|who|which|whose)$/.test(first.text)) return false
  if (/^(?:why not|what about|how about|what if|how come|what happens)$/.test(`${first.text} ${next.text}`)) return true
  const at = words.findIndex(
    (word, place) => place > 0 && (helpers.has(word.text) || (word.is('Verb') && !word.is('Gerund'))),
  )
  if (!helpers.has(words[at]?.text ?? '')) return false
  if (ownSubject.test(next.text) || words.slice(1, at).some((word) => subjects.has(word.text))) return false
  // "What is surprising is that …"
  return isSubjectStart(words[at + 1]) || !words.slice(at + 1).some((word) => word.is('Copula') || word.text === 'that')
}

/** "Who paid the witnesses" asks; "who paid the witnesses is not said" does not. */
const asksForSubject = (words: readonly Word[]): boolean =>
  words[0]?.text === 'who' && (words[1]?.is('Verb') ?? false) && !hasMainVerb(words)

/** "You call time a table, what does it mean". */
const appended =
  /,\s(?:why|(?:what|how|why|when|where|who)\s(?:do|does|did|is|are|was|were|can)\s[^,]*|(?:do|does|did|is|are|was|were|can)\s(?:the|your|that|this|it|they|you|there)\s[^,]*)$/i

/** A question within a sentence: "whether it slips", "why you use only men", "what the dashed line means". */
const asked = /^(?:whether|if(?!.*,)|how|why|what|which|who|where)\s/i

/** "Built a robot": without its "I". Participles are none: "legged locomotion". */
function isPlainDeed(words: string, [first, ...rest]: readonly Word[]): boolean {
  if (verbStart.test(words)) return true
  const [verb, next] = first?.is('Adverb', 'Negative') ? rest : [first, rest[0]]
  if (!verb || !next || verb.is('Copula') || /^\S+-/.test(words)) return false
  // "Could rerun your model", not "should nurses be trained".
  if (verb.is('Modal')) return /^(?:can|could|will|would)/.test(verb.text)
  if (verb.text === 'did' || verb.text === 'read') return true
  if (!verb.is('PastTense')) return false
  if (!verb.text.endsWith('ed')) return next.text === 'part' || !next.is('PastTense')
  return next.is('Determiner', 'Possessive', 'Pronoun', 'Value', 'Preposition') || next.text === 'to'
}

const listedDeed =
  /^(?:played|studied|worked|helped|tutored|translated|coded|programmed|designed|developed|analy[sz]ed|measured|transcribed|organi[sz]ed|managed|painted|edited|interviewed|volunteered|shadowed|assisted|collected|counted|cleaned|performed|created|tested|compared|attended|joined|started|learned|researched|noticed|wondered|watched|turned|guided|sprayed|asked|recorded|repaired|raised|planted|fixed|cooked|nursed|treated|visited|filmed|directed|acted|danced|composed|sampled|dissected|presented|explored|investigated|conducted|reviewed|surveyed|observed|prepared|launched|founded|coached|mentored|sequenced|photographed|mapped|drafted|argued|debated|soldered|digiti[sz]ed|catalogued|implemented|optimi[sz]ed|completed|entered|annotated|label+ed|replicated|reproduced|calculated|plotted|installed|summari[sz]ed|assembled|evaluated|used)\s/i
const noDeed =
  /^(?:awarded|selected|elected|invited|accepted|admitted|hired|employed|nominated|named|licensed|chosen|appointed|recruited|promoted|sponsored|funded|shortlisted|based|organi[sz]ed crime|related|limited|supposed|united|need|compared|given|embedded|been|\S+ by (?:my|an?|the|dr|prof)\b.*|took\s(?:me|us|\S+\s(?:hours|days|weeks|months|years))|advanced in)(?:\s|$)/i
const amStart =
  /^(?:(?:very |really |also )?(?:interested|skilled|experienced|certified|qualified|involved|motivated|fascinated|inspired|impressed|surprised|confused|puzzled|excited|concerned|curious|keen|fluent|familiar|good|able|unsure|not sure)\s(?:in|by|with|about|at|as|that|to|for|on|whether|why|how|if)\s|wondering\s(?:if|whether|how|why|about)\s|currently\s(?:an?|in|[a-z]+ing)\s)/i
/** What would else look like a question. */
const pastStart =
  /^(?:was\s(?:[a-z]+ing|an?\s(?:[a-z]+\s)?(?:student|intern|assistant|tutor|member|volunteer)|surprised|confused|puzzled|struck|responsible|part)|did\s(?:an?|my|some|one|two|three)|had\s(?:the|an?|some|my)|set up|put together)\s/i
const verbStart =
  /^(?:(?:am|want|love|hope|wish|enjoy|wonder|teach|write|sing|speak|know|do not|don't|don’t|did not|didn't|didn’t|need to|have|had)\s(?!you\b|the\b|they\b|we\b|he\b|she\b|it\b|your\b)|(?:have|love|know|enjoy|teach)\sthe\s|(?:love|like|use|follow|enjoy)\s(?:your|how|that)\s|work\s(?:as|in|at|with|for)\s(?!.*\s(?:me\b|[a-z]{3,}s\s)))/i
