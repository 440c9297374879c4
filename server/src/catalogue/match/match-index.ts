import { createYielder, type Yielder } from '../yielder.ts'
import { withoutContact } from '../../text/without-contact.ts'
import { scanWords, stemOf } from '../../text/words.ts'
import { phraseEnd, stemsMax, type MatchDocument, type DocumentText, type MatchIndex } from './index-shape.ts'
import { createDocumentFields } from './document-fields.ts'
import { invert } from './inversion.ts'
import { NumberList } from './numbers.ts'
import { createOwnNames, type OwnName, type ReadWord } from './own-names.ts'

/** Builds the index of all documents. Yields to the event loop every few milliseconds. */
export async function buildMatchIndex(
  documents: Iterable<MatchDocument> | AsyncIterable<MatchDocument>,
): Promise<MatchIndex> {
  const pause = createYielder()
  const text = await readDocuments(documents, pause)
  return { ...text, ...(await invert(text, pause)), fields: createDocumentFields(text) }
}

async function readDocuments(
  documents: Iterable<MatchDocument> | AsyncIterable<MatchDocument>,
  pause: Yielder,
): Promise<DocumentText> {
  const stemNumbers = new Map<string, number>()
  /** By word as written: its index in the vocabulary; 0 for a stop word. */
  const wordNumbers = new Map<string, number>()
  const vocabulary = ['']
  const vocabularyStems = new NumberList()
  vocabularyStems.push(phraseEnd)
  const tokens = new NumberList()
  const segmentStart = new NumberList()
  const ids = new NumberList()
  const interestNumbers = new Map<string, number>()
  const interestNames: string[] = []
  const [interestStart, interests, interestSegment] = [new NumberList(), new NumberList(), new NumberList()]
  const [workStart, titleSegment] = [new NumberList(), new NumberList()]
  const titles: string[] = []
  const years: number[] = []

  const addToVocabulary = (word: string): number => {
    const stem = stemOf(word.toLowerCase())
    let stemNumber = stem === '' ? 0 : stemNumbers.get(stem)
    if (stemNumber === undefined && stemNumbers.size + 1 < stemsMax)
      stemNumbers.set(stem, (stemNumber = stemNumbers.size + 1))
    if (!stemNumber) return 0
    vocabularyStems.push(stemNumber)
    return vocabulary.push(copyString(word)) - 1
  }
  const readOwnName = createOwnNames(vocabulary)
  /** Set while the works of a professor are read. */
  let ownName: OwnName | null = null
  /** The word before in the same phrase, which may be a stop word. */
  let previous: ReadWord | null = null
  const addWord = (word: string) => {
    let number = wordNumbers.get(word)
    if (number === undefined) {
      number = addToVocabulary(word)
      wordNumbers.set(number === 0 ? copyString(word) : vocabulary[number]!, number)
    }
    const current = number === 0 ? word : number
    const isWrittenApart = previous !== null && ownName?.isWrittenApart(previous, current) === true
    if (isWrittenApart && typeof previous === 'number') tokens.pop()
    if (isWrittenApart || number === 0 || ownName?.isName(number)) endPhrase()
    else tokens.push(number)
    previous = ownName && !isWrittenApart ? current : null
  }
  const endPhrase = () => {
    if (tokens.length > 0 && tokens.get(tokens.length - 1) !== phraseEnd) tokens.push(phraseEnd)
  }
  const endWords = () => {
    endPhrase()
    previous = null
  }
  /** Returns the number of the segment. */
  const addSegment = (segment: string): number => {
    endWords()
    scanWords(segment, addWord, endWords)
    segmentStart.push(tokens.length)
    return segmentStart.length - 2
  }
  const numberInterest = (interest: string): number => {
    let number = interestNumbers.get(interest)
    if (number === undefined) {
      number = interestNames.push(interest) - 1
      interestNumbers.set(interest, number)
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
    if (document.name !== undefined && document.works.length > 0) ownName = readOwnName(document.name)
    for (const { title, abstract, year } of document.works) {
      titles.push(title)
      years.push(year ?? 0)
      titleSegment.push(addSegment(withoutContact(title)))
      addSegment(withoutContact(abstract))
    }
    ownName = null
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
    years: Uint16Array.from(years),
    titleSegment: titleSegment.pack(),
    tokens: tokens.pack(),
    segmentStart: segmentStart.pack(),
    vocabulary,
    vocabularyStems: vocabularyStems.pack(),
    stemNumbers,
  }
}

/** A word is a slice of its abstract, and V8 would retain the whole abstract with the slice. */
const copyString = (word: string) => Buffer.from(word).toString()
