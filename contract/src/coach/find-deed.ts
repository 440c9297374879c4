import { hasQuantity, isGrammar, listSpecific } from './lexicon.ts'
import type { ParsedLetter, Sentence } from './read-letter.ts'
import { listStems, listWords, stemOf, type Word } from './words.ts'

/** A deed says with what, on what or how many: so many words that do not stand in every letter. */
const leastDetails = 4
/** With a number that counts or measures something, fewer are enough, whatever the verb. */
const leastWithNumber = 2

/** Past forms that do not end with -ed, of verbs of doing. */
const irregular = listWords(`
  built rebuilt wrote rewrote made drew grew cut dug taught led caught fed ran re-ran reran took shot sewed bent bound
  hung laid lit sought spun split swam swept tore wove wound kept held sold set put found came brought bought gave went
  flew rode drove stuck hand-built hand-drew broke rewound read spent overdid beat froze sank wore chose lost met
  redrew retook sat stood sang bred threw strung undertook`)

/** Those of them that mostly tell something else: "I came across", "I found your page". */
const notDeeds = listWords('read found came')

/** Present forms of deeds that go on. */
const present = listWords(`
  run maintain keep collect measure sort tutor teach build repair program grow record transcribe annotate
  count digitise digitize tend test translate map`)

/** Infinitives of deeds, after "have" and "did". */
const infinitives = listWords(`
  make build write draw cut dig take shoot sew bend lay spin sweep weave set put collect measure compare count solder record
  repair plot design test translate transcribe label code program`)

/** Verbs that end with -ed, or follow "been", and do not yet say that something was done. */
const weak = listStems(`
  learned studied worked gained participated attended completed received achieved obtained graduated enrolled majored
  explored helped interested fascinated impressed inspired noticed wanted decided applied hoped realized realised enjoyed
  loved admired acquired honed improved strengthened enhanced excelled succeeded demonstrated ranked served joined
  volunteered used liked needed wished looked tried started continued finished passed earned discovered followed reached
  wondered asked considered encountered believed attached enclosed listed mentioned referred interned specialised specialized
  focused involved engaged exposed motivated intrigued dedicated committed determined excited
  experienced skilled qualified honored honoured privileged delighted pleased thrilled concerned located based supposed
  called named born raised moved lived visited arrived stayed struggled managed contributed
  collaborated assisted researched expected surprised planned intended browsed searched seen doing going looking writing
  reading seeking pursuing thinking hoping planning studying working learning following wondering applying preparing
  reaching contacting trying asking getting considering interested admitted accepted selected awarded nominated invited
  recognized recognised supported cultivated fostered nurtured embraced taught shown appreciated cited stumbled convinced drawn puzzled struck fond captivated amazed touched
  informed advised recommended remembered thanked cared chased dreamed desired aspired aimed aligned resonated
  finding coming being`)

/** What only qualifies the verb that follows. */
const auxiliary = listWords(
  'have had did was am been also then just first once even already currently now and both myself alone then still recently',
)

/** Words by which a sentence lists courses, marks or skills, or tells of an age instead. */
const listing = listStems(
  'graduated scored marks percentile elected graded prize award contest rank passion commitment mindset excellence dedication courses coursework gpa cgpa skills proficient proficiency certificate certificates certification grades honors honours scholarship foundation',
)

/** What a student made, as the subject of a sentence: "my thesis measured …". */
const ownThings = listWords('thesis project poster script program tool app code prototype report experiment study')

/** Words of a sentence that wishes or reports a reading. */
const wishing = listWords('need please your want wish hope apply looking seeking interested pursue join read')

/**
 * Finds the first sentence that tells a concrete deed of the student.
 * @param known the stems of the professor's works: their numbers are none of the student's.
 */
export function findDeed({ sentences }: ParsedLetter, known: ReadonlySet<string> = none): Sentence | null {
  return sentences.find((sentence) => tellsDeed(sentence) || tellsNumber(sentence, known)) ?? null
}

const none: ReadonlySet<string> = new Set()

/** Whether a sentence tells a deed of the student: in the first person, with what was done and to what. */
function tellsDeed({ words }: Sentence): boolean {
  if (words.some(({ text }) => listing.has(stemOf(text)))) return false
  for (let at = 0; at < words.length; at++) {
    const verb = findVerb(words, at) ?? findJoinedVerb(words, at)
    if (verb === undefined) continue
    if (listSpecific(words.slice(verb + 1)).size + countBefore(words, at) >= leastDetails) return true
  }
  return false
}

/** Whether the student counted or measured something: "with 22 patients of our ward we …". */
function tellsNumber({ words, isQuestion }: Sentence, known: ReadonlySet<string>): boolean {
  if (isQuestion || !words.some(({ text }) => firstPerson.has(text))) return false
  if (words.some(({ text }) => listing.has(stemOf(text)) || wishing.has(text))) return false
  if (words.some(({ text }, at) => text === 'old' && words[at - 1]?.text.startsWith('year'))) return false
  if (!hasQuantity(words, known)) return false
  return listSpecific(words.filter(({ text }) => !/^\d/.test(text))).size >= leastWithNumber
}

const firstPerson = listWords("i we my our i've we've")

/** At most one detail from before the subject counts: "In a reef tank at home I …". */
const countBefore = (words: readonly Word[], subject: number) => Math.min(1, listSpecific(words.slice(0, subject)).size)

/** The index of a verb that "and" joins to an earlier one of the student: "I study physics and built a radio". */
function findJoinedVerb(words: readonly Word[], at: number): number | undefined {
  if (words[at]!.text !== 'and' || !words.slice(0, at).some(({ text }) => text === 'i' || text === 'we'))
    return undefined
  const [verb, object] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? '']
  const isVerb = irregular.has(verb) ? !notDeeds.has(verb) : /\p{L}{2}ed$/u.test(verb) && !weak.has(stemOf(verb))
  // Otherwise the word may be an adjective: "soft and layered materials".
  return isVerb && (isGrammar(object) || /^\d/.test(object)) ? at + 1 : undefined
}

const isArticle = (word = '') => word === 'a' || word === 'an' || word === 'my'

/** The index of a verb of doing whose subject is at `at`; undefined if there is none. */
function findVerb(words: readonly Word[], at: number): number | undefined {
  const subject = words[at]!.text
  if (subject === 'by' && ['me', 'myself'].includes(words[at + 1]?.text ?? '')) return -1
  const isOwnThing = subject === 'my' && words.slice(at + 1, at + 4).some(({ text }) => ownThings.has(text))
  const isPerson = subject === 'i' || subject === 'we' || subject === "i've" || subject === "we've"
  const isProgressive = subject === "i'm"
  if (!isOwnThing && !isPerson && !isProgressive) return undefined
  let isDoing = isProgressive
  let hasDone = subject === "i've" || subject === "we've"
  for (let next = at + 1; next < Math.min(words.length, at + (isOwnThing ? 7 : 6)); next++) {
    const word = words[next]!.text
    if (auxiliary.has(word) || (word.endsWith('ly') && word.length > 4)) {
      hasDone ||= word === 'did' || word === 'have' || word === 'had'
      isDoing ||= word === 'am' || word === 'was' || word === 'been'
      continue
    }
    if (isOwnThing && !irregular.has(word) && !word.endsWith('ed')) continue
    if (irregular.has(word)) return notDeeds.has(word) || words[next + 1]?.text === 'up' ? undefined : next
    if (/^(?:[\p{L}]+-)?\p{L}{2,}ed$/u.test(word)) return weak.has(stemOf(word)) ? undefined : next
    if (isDoing && word === 'writing' && isArticle(words[next + 1]?.text)) return next
    if (isDoing && /\p{L}{3}ing$/u.test(word)) return weak.has(stemOf(word)) ? undefined : next
    if (present.has(word) || (hasDone && infinitives.has(word))) return next
    return undefined
  }
  return undefined
}
