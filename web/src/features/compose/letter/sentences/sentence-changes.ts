import type { Enhancement } from '../letter-state.ts'
import { pairSentences } from './pair-sentences.ts'
import { splitSentences, type Sentence } from './sentences.ts'

/** A sentence that AI changed, added (`was` is null) or removed (`now` is null). */
type Step = { was: Piece | null; now: string | null }
/** A sentence of the earlier text, with the spaces and line ends around it. */
type Piece = { text: string; gapBefore: string; gapAfter: string }
/** The sentences of both texts in order. Where they are the same, `was` and `now` are. */
export type Script = readonly Step[]

/**
 * A change that still stands in the letter, at its range there: of a removed sentence the empty range where it stood.
 * `id` is the same for the same enhancement, whatever the student writes.
 */
export type SentenceChange = { id: number; was: string; now: string; start: number; end: number }

/** Compares the texts before and after an enhancement, sentence by sentence. */
export function compareSentences({ before, after }: Pick<Enhancement, 'before' | 'after'>): Script {
  const old = splitSentences(before)
  return pairSentences(old.map(toKey), splitSentences(after).map(toKey)).map(({ was, now }) => ({
    was: was === null ? null : toPiece(before, old, was.at),
    now: now?.key ?? null,
  }))
}

/** The changes of AI that stand unedited in the letter, in its order. */
export function findChanges(script: Script, letter: string): SentenceChange[] {
  const sentences = splitSentences(letter)
  const places = placeSteps(script, sentences.map(toKey))
  return script.flatMap((step, id) => {
    const { was, now } = step
    if (isSame(step)) return []
    const place = places[id]
    const texts = { id, was: was?.text ?? '', now: now ?? '' }
    if (now !== null) {
      const sentence = place?.isNow ? sentences[place.at] : undefined
      return sentence ? [{ ...texts, start: sentence.start, end: sentence.end }] : []
    }
    const gap = place ? undefined : findGap(script, places, id)
    if (gap === undefined) return []
    const at = sentences[gap - 1]?.end ?? 0
    return [{ ...texts, start: at, end: at }]
  })
}

/** Puts the earlier sentence of one change back into the letter. Returns the letter itself if the change is gone. */
export function undoChange(script: Script, letter: string, id: number): string {
  const change = findChanges(script, letter).find((one) => one.id === id)
  if (!change) return letter
  const { was, now, start, end } = change
  const sentences = splitSentences(letter)
  if (was && now) return letter.slice(0, start) + was + letter.slice(end)
  if (now) return removeSentence(letter, sentences, change)
  const { gapBefore, gapAfter } = script[id]!.was!
  const next = sentences.find((sentence) => sentence.start >= end)
  if (!next && sentences.length === 0) return was
  const isFirst = next === sentences[0]
  const followsInParagraph = gapBefore !== '' && !gapBefore.includes('\n')
  if (!next || (followsInParagraph && !isFirst))
    return letter.slice(0, start) + (gapBefore || ' ') + was + letter.slice(start)
  return letter.slice(0, next.start) + was + (gapAfter || ' ') + letter.slice(next.start)
}

const toKey = ({ text }: Sentence): string => text.replace(/\s+/g, ' ')
const isSame = ({ was, now }: Step) => was !== null && now !== null && was.text.replace(/\s+/g, ' ') === now

function toPiece(text: string, sentences: readonly Sentence[], at: number): Piece {
  const sentence = sentences[at]!
  return {
    text: sentence.text,
    gapBefore: at > 0 ? text.slice(sentences[at - 1]!.end, sentence.start) : '',
    gapAfter: at + 1 < sentences.length ? text.slice(sentence.end, sentences[at + 1]!.start) : '',
  }
}

/** Where a step stands in the letter: the index of the sentence, and whether it is the later one. */
type Place = { at: number; isNow: boolean }

/** Finds as many steps as possible in the letter, in order, by their earlier or their later sentence. */
function placeSteps(script: Script, letter: readonly string[]): (Place | undefined)[] {
  const was = script.map((step) => step.was?.text.replace(/\s+/g, ' '))
  const fits = (i: number, j: number) => letter[j] === script[i]!.now || letter[j] === was[i]
  const width = letter.length + 1
  const most = new Uint16Array((script.length + 1) * width)
  for (let i = script.length - 1; i >= 0; i--)
    for (let j = letter.length - 1; j >= 0; j--)
      most[i * width + j] = fits(i, j)
        ? most[(i + 1) * width + j + 1]! + 1
        : Math.max(most[(i + 1) * width + j]!, most[i * width + j + 1]!)
  const places: (Place | undefined)[] = script.map(() => undefined)
  for (let i = 0, j = 0; i < script.length && j < letter.length;)
    if (fits(i, j)) {
      places[i] = { at: j, isNow: letter[j] === script[i]!.now }
      ;[i, j] = [i + 1, j + 1]
    } else if (most[(i + 1) * width + j]! >= most[i * width + j + 1]!) i++
    else j++
  return places
}

/**
 * The index of the sentence before which a removed one stood: before the sentence that followed it, or else after the one
 * before it. Undefined if neither stands in the letter.
 */
function findGap(script: Script, places: readonly (Place | undefined)[], id: number): number | undefined {
  const stands = (at: number) => places[at] !== undefined || (script[at] !== undefined && script[at].now !== null)
  const next = script.findIndex((_, at) => at > id && stands(at))
  if (next >= 0 && places[next]) return places[next].at
  const last = script.findLastIndex((_, at) => at < id && stands(at))
  if (last >= 0) return places[last] && places[last].at + 1
  return next < 0 ? 0 : undefined
}

/** Removes a sentence with the spaces that separate it: those before it within a paragraph, else those after it. */
function removeSentence(letter: string, sentences: readonly Sentence[], { start, end }: SentenceChange): string {
  const at = sentences.findIndex((sentence) => sentence.start === start)
  const [before, after] = [sentences[at - 1], sentences[at + 1]]
  const beginsParagraph = !before || letter.slice(before.end, start).includes('\n')
  if (after && beginsParagraph) return letter.slice(0, start) + letter.slice(after.start)
  return letter.slice(0, before?.end ?? start) + letter.slice(end)
}
