import { hasQuantity, isSpecific, listSpecific } from './lexicon.ts'
import { findWorkByTitle, type KnownProfessor, type KnownWork } from './known-professor.ts'
import type { Range, ParsedLetter, Sentence } from './read-letter.ts'
import { listStems, listWords, partsOf, stemOf, type Word } from './words.ts'

/** A work that the letter names. */
export type WorkMention = {
  /** The index of the sentence that names it. */
  sentence: number
  range: Range
  /** The stems that name it or stand in its abstract. They do not count as a thought. */
  stems: ReadonlySet<string>
}

/**
 * A thought, what a letter says about a work beyond its abstract, has at least this many specific words that are
 * neither in the work, as far as it is known, nor in the interests.
 */
const newWordsMin = 4
/**
 * "your 2023 Nature paper": at most this many words before the noun (`longestAttribute`), and from the noun itself on
 * (`longestSubject`).
 */
const longestAttribute = 6
const longestSubject = 14
/** A thought is in one of so many sentences, of which the first names the work. */
const reach = 5
/** Or in one of so many before them, in the same paragraph. */
const reachBack = 2

/** Nouns for one work or a part of it. "Work" and "research" mean all of them. */
const workNouns = listWords(`
  paper article study preprint chapter book monograph dataset report thesis dissertation manuscript essay survey review talk
  lecture keynote poster figure experiment publication letter case proof appendix supplement table section theorem`)

const determiners = listWords("your the this that her his their you're")

/** Words that follow the noun of a work and lead to its subject. */
const subjectIntroductions = listWords(
  'on about with of that which from where in by for we using you and called titled entitled',
)

/** Words with which a clause begins after the subject of a work. */
const clauseStarters = listWords(
  'i my we me but and because when since if although though while it is was has had says shows made',
)

/** Finds the works that a letter names: by their title, in quotation marks, or described ("your 2023 paper on …"). */
export function findWorks(letter: ParsedLetter, known: KnownProfessor): WorkMention[] {
  const quoted = findQuoted(letter)
  const headed = findMainTitles(letter, known)
  let isAnyNamed = false
  let lastWork: KnownWork | undefined
  const works = letter.sentences.flatMap((sentence, index): WorkMention[] => {
    const { words } = sentence
    const texts = words.flatMap(({ text }) => partsOf(text))
    const titled =
      findWorkByTitle(known, texts) ?? headed.find(({ start }) => start >= sentence.start && start < sentence.end)?.work
    const describedAt = words.findIndex((_, at) => isDescribed(words, at, known))
    const nounAt = describedAt < 0 ? words.findIndex((_, at) => isReference(words, at)) : describedAt
    const inQuotes = quoted.filter(({ start, end }) => start < sentence.end && end > sentence.start)
    const isOfProfessor = words.some((_, at) => hasDetailOfProfessor(words, at, known))
    isAnyNamed ||= titled !== undefined || describedAt >= 0 || inQuotes.length > 0 || isOfProfessor
    if (!titled && nounAt < 0 && inQuotes.length === 0 && !isOfProfessor) return []
    // A sentence after the title is about the same work.
    lastWork = titled ?? findByTitleWords(known, texts) ?? lastWork
    const naming = words.filter(
      (word, at) =>
        inQuotes.some(({ start, end }) => word.start >= start && word.end <= end) ||
        (nounAt >= 0 && at >= nounAt - longestAttribute && at < findSubjectEnd(letter.text, words, nounAt)),
    )
    const stems = new Set([...listSpecific(naming), ...(lastWork?.allStems ?? [])])
    return [{ sentence: index, range: sentence, stems }]
  })
  return isAnyNamed ? works : []
}

/** The index after the subject of a described work: it ends at punctuation, or where a clause begins. */
function findSubjectEnd(text: string, words: readonly Word[], nounAt: number): number {
  let end = nounAt + 1
  while (end < words.length && end < nounAt + longestSubject) {
    const { text: word, start } = words[end]!
    if (/[,;:()–—]/.test(text.slice(words[end - 1]!.end, start))) break
    if (end > nounAt + 1 && (clauseStarters.has(word) || strongMarkers.has(stemOf(word)))) break
    end++
  }
  return end
}

/**
 * Whether the word at `at` is the noun of a work of the professor: "your 2023 paper", "the study you published".
 */
function isDescribed(words: readonly Word[], at: number, known: KnownProfessor): boolean {
  const noun = words[at]!.text
  if (!workNouns.has(noun)) return false
  const before = words.slice(Math.max(0, at - longestAttribute), at).map(({ text }) => text)
  if (known.workStems.has(stemOf(before.at(-1) ?? '')) && isSpecific(before.at(-1)!)) return true
  const determiner = before.findLastIndex((word) => determiners.has(word) || word.endsWith("'s"))
  if (determiner < 0) return false
  const between = before.slice(determiner + 1)
  if (before[determiner] === 'your') return true
  const isOfProfessor = words.slice(at + 1, at + 12).some(({ text }) => /^you(?:r|'ve)?$/.test(text))
  if (!isOfProfessor) return false
  const after = words.slice(at + 1, at + longestSubject)
  const subject = after.length > 0 && subjectIntroductions.has(after[0]!.text) ? after : []
  return listSpecific([...words.slice(at - between.length, at), ...subject]).size >= 2
}

/** Whether the word at `at` may refer to a work that another sentence names: "the paper". */
const isReference = (words: readonly Word[], at: number) =>
  workNouns.has(words[at]!.text) && words[at - 1]?.text === 'the'

/** What a professor did in a work, as a letter tells it: "you show that …". */
const workVerbs = listStems(`
  analyse analyze argue assume average call calculate chose choose claim code coin collect compare compute
  conclude count criticise criticize date define demonstrate derive describe discuss divide draw drew estimate exclude explain
  fit find found follow grow grew ignore interpret introduce leave left list measure mention model name note observe
  omit place plot pool predict propose prove publish record reject replace report sample say said separate show
  simulate sort speak spoke state study studied suggest swap test trace track train translate treat try tried use weigh
  write wrote written`)
/** Words between "you" and such a verb. */
const beforeVerb = listWords('have had also already only just even first then both never always once still later')
/** Words before a "you" that is asked, thanked or only imagined. */
const beforeAsked = listWords(`
  could would can will might may should shall if ask asking thank thanks tell let help send give show to for with`)
/** What every professor has. "Your time" names no work. */
const ofEveryProfessor = listWords(`
  answer calendar clinic colleagues consideration course courses door group guidance help homepage hospital inbox kindness
  lab laboratory mailbox office page patience profile reply response schedule school seminar students studio supervision team
  time university website`)

/**
 * Whether "your" stands before something particular, or "you" before what was done in a work: "your correction weights",
 * "you count testaments", but not "your research on" an interest, "your reply" or "thank you for reading this".
 */
function hasDetailOfProfessor(words: readonly Word[], at: number, { interestStems }: KnownProfessor): boolean {
  const { text } = words[at]!
  if (text === 'your') {
    if (ofEveryProfessor.has(words[at + 1]?.text ?? '')) return false
    return listSpecific(words.slice(at + 1, at + 5), interestStems).size >= 1
  }
  if ((text !== 'you' && text !== "you've") || beforeAsked.has(words[at - 1]?.text ?? '')) return false
  const verbAt = words.findIndex((word, next) => next > at && !beforeVerb.has(word.text))
  if (verbAt < 0 || !workVerbs.has(stemOf(words[verbAt]!.text))) return false
  return listSpecific(words.slice(verbAt, verbAt + 5), interestStems).size >= 1
}

/** Finds the work of whose title a sentence has the most words: two at least, and two fifths of them. */
function findByTitleWords({ byTitleStem }: KnownProfessor, texts: readonly string[]): KnownWork | undefined {
  const counts = new Map<KnownWork, number>()
  for (const stem of new Set(texts.map(stemOf)))
    for (const work of byTitleStem.get(stem) ?? []) counts.set(work, (counts.get(work) ?? 0) + 1)
  let best: KnownWork | undefined
  for (const [work, count] of counts) {
    const isMore = best === undefined || count > counts.get(best)!
    if (isMore && count >= 2 && count >= work.titleStems.size * 0.4) best = work
  }
  return best
}

/** Where the part of a title before its colon stands, as it is written: "Light Work". */
const findMainTitles = ({ text }: ParsedLetter, { works }: KnownProfessor) =>
  works.flatMap((work) => {
    const start = work.mainTitle === '' ? -1 : text.indexOf(work.mainTitle)
    return start < 0 ? [] : [{ start, work }]
  })

/** The quoted texts of three words or more, or of two capitals, which may be titles. */
function findQuoted({ text }: ParsedLetter): Range[] {
  return [...text.matchAll(/[“"«„‘]([^“”"«»„‘\n]{8,200})[”"»“’]/g)]
    .filter(([, inside = '']) => inside.trim().split(/\s+/).length >= 3 || /^\p{Lu}\S+ \p{Lu}\S+$/u.test(inside))
    .map(({ 0: quoted, index }) => ({ start: index, end: index + quoted.length }))
}

/**
 * Words of wondering, of surprise, of doubt, and of the student's own attempts. One of them marks a thought (see
 * isThought).
 */
const strongMarkers = listStems(`
  wonder wondered wondering puzzled puzzle puzzling surprised surprise surprising surprises expected confused unsure unclear doubt
  disagree suspect suspected guess unexpected curious assumed assume assumes assumption assumptions contradict
  contradicts opposite tried reproduced replicated reran recomputed re-ran replotted redrew repeated checked stumbled odd strange
  strangely missing unless guessed hypothesis stuck missed convinced`)

/** Words of contrast, condition and cause. Two of them, or one and a question, mark a thought. */
const weakMarkers = listWords(`
  but however although though yet instead whereas if whether would might could may because since unlike except despite
  perhaps maybe while think thought believe seems seem means depends explain explains hold holds same where when only
  without never even still not than rather whenever until too until noticed saw found what how which why`)

/** Finds a thought, not contained in the abstract, about a named work: in the sentence that names it or near it. */
export function findThought(
  { sentences }: ParsedLetter,
  named: readonly WorkMention[],
  known: KnownProfessor,
): Range | null {
  for (const { sentence: index, stems } of named) {
    const first = sentences[index]!
    const near = [
      ...sentences.slice(index, index + reach).filter(({ paragraph }) => paragraph <= first.paragraph + 1),
      ...sentences
        .slice(Math.max(0, index - reachBack), index)
        .filter(({ paragraph }) => paragraph === first.paragraph),
    ]
    const ownStems = new Set([...known.interestStems, ...stems])
    for (const [step, sentence] of near.entries()) {
      if (isThought([sentence], ownStems)) return sentence
      const next = near[step + 1]
      if (
        (step > 0 || next?.isQuestion) &&
        next?.paragraph === sentence.paragraph &&
        next.start > sentence.start &&
        isThought([sentence, next], ownStems)
      )
        return { start: sentence.start, end: next.end }
    }
  }
  return null
}

/** Words of admiration. They could be said of any work. */
const admiration = listWords(`
  appreciate appreciated captivated captivating compelling formative resonate resonated resonates reminded encouraged
  impression impressed impressive sheds profound profoundly innovative fascinated fascinating inspire inspired inspires inspiring enjoyed admire admired struck
  thought-provoking stood shed illustration pleasure wonderful honoured honored delighted perspective promising intrigued
  remarkable amazing insightful`)

/** Words of a sentence about the student's wishes and merits, which is no thought about a work. */
const merits = listWords(`
  apply application applying position phd diploma degree interview skill skills experienced experiences fluent knowledge
  guidance contribute mentor mentorship supervise supervision opportunity opportunities cv resume transcript reply future
  ideal potential internship background thankful looking career passion passionate conversation openings accepting
  coursework courses motivated scholarship admission funding explore exploring`)

/** "Were the lights on in your wards?": asks for a fact of a work, unlike "Could you …". */
const asksAboutWork = ({ words, isQuestion }: Sentence) =>
  isQuestion && factualQuestions.has(words[0]!.text) && words.some(({ text }) => text === 'you' || text === 'your')

const factualQuestions = listWords('did was were does is are why how which when where has')

/** Whether sentences ask, doubt, compare or explain, and have enough specific words that are not in `excludedStems`. */
function isThought(sentences: readonly Sentence[], excludedStems: ReadonlySet<string>): boolean {
  const words = sentences.flatMap((sentence) => sentence.words)
  // A factual question counts twice.
  const questions = sentences.filter(({ isQuestion }) => isQuestion).length + sentences.filter(asksAboutWork).length
  const markers = words.filter(({ text }) => weakMarkers.has(text)).length + questions
  const isMarked = words.some(({ text }) => strongMarkers.has(stemOf(text))) || markers >= 2
  if (!isMarked || words.some(({ text }) => merits.has(text))) return false
  const details = listSpecific(words, excludedStems).size
  if (hasQuantity(words, excludedStems)) return details >= newWordsMin
  return details >= newWordsMin && !words.some(({ text }) => admiration.has(text))
}
