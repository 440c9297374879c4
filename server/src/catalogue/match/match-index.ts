import { createYielder, type Yielder } from '../yielder.ts'
import { stemsMax, type MatchDocument, type DocumentText, type MatchIndex } from './index-shape.ts'
import { invert } from './inversion.ts'
import { NumberList } from './numbers.ts'
import { scanWords, stemOf } from '../../text/words.ts'

/** Builds the index from documents as they come, giving way to other work every few milliseconds. */
export async function buildMatchIndex(
  documents: Iterable<MatchDocument> | AsyncIterable<MatchDocument>,
): Promise<MatchIndex> {
  const pause = createYielder()
  const text = await readText(documents, pause)
  return { ...text, ...(await invert(text, pause)) }
}

async function readText(
  documents: Iterable<MatchDocument> | AsyncIterable<MatchDocument>,
  pause: Yielder,
): Promise<DocumentText> {
  const stemNumber = new Map<string, number>()
  const numberOf = new Map<string, number>()
  const written = ['']
  const stemOfWritten = new NumberList()
  stemOfWritten.push(0)
  const stream = new NumberList()
  const segmentStart = new NumberList()
  const ids = new NumberList()
  const interestOf = new Map<string, number>()
  const interestNames: string[] = []
  const [interestStart, interests, interestSegment] = [new NumberList(), new NumberList(), new NumberList()]
  const [workStart, titleSegment] = [new NumberList(), new NumberList()]
  const titles: string[] = []

  const numberWord = (word: string): number => {
    const stem = stemOf(word.toLowerCase())
    let stemId = stem === '' ? 0 : stemNumber.get(stem)
    if (stemId === undefined && stemNumber.size + 1 < stemsMax) stemNumber.set(stem, (stemId = stemNumber.size + 1))
    if (!stemId) return 0
    stemOfWritten.push(stemId)
    // A copy of its own: a slice would keep the whole abstract alive.
    return written.push(Buffer.from(word).toString()) - 1
  }
  const addWord = (word: string) => {
    let number = numberOf.get(word)
    if (number === undefined) {
      number = numberWord(word)
      numberOf.set(number === 0 ? Buffer.from(word).toString() : written[number]!, number)
    }
    if (number === 0) endPhrase()
    else stream.push(number)
  }
  const endPhrase = () => {
    if (stream.length > 0 && stream.get(stream.length - 1) !== 0) stream.push(0)
  }
  /** Answers its number. */
  const addSegment = (segment: string): number => {
    endPhrase()
    scanWords(segment, addWord, endPhrase)
    segmentStart.push(stream.length)
    return segmentStart.length - 2
  }
  const numberInterest = (interest: string): number => {
    let number = interestOf.get(interest)
    if (number === undefined) {
      number = interestNames.push(interest) - 1
      interestOf.set(interest, number)
      interestSegment.push(addSegment(interest))
    }
    return number
  }

  segmentStart.push(0)
  for await (const document of documents) {
    ids.push(document.id)
    interestStart.push(interests.length)
    workStart.push(titles.length)
    for (const interest of document.interests) interests.push(numberInterest(interest))
    for (const { title, abstract } of document.works) {
      titles.push(title)
      titleSegment.push(addSegment(title))
      addSegment(abstract)
    }
    await pause()
  }
  interestStart.push(interests.length)
  workStart.push(titles.length)
  return {
    size: ids.length,
    ids: ids.pack(),
    interestStart: interestStart.pack(),
    interests: interests.pack(),
    interestNames,
    interestSegment: interestSegment.pack(),
    workStart: workStart.pack(),
    titles,
    titleSegment: titleSegment.pack(),
    stream: stream.pack(),
    segmentStart: segmentStart.pack(),
    written,
    stemOfWritten: stemOfWritten.pack(),
    stemNumber,
  }
}
