import { isEverydayWord } from '../../text/english-words.ts'
import { foldName } from '../../text/names.ts'
import { withoutContact } from '../../text/without-contact.ts'
import { stemOf } from '../../text/words.ts'
import { getNameForms } from './name-forms.ts'
import { matchesName } from './names-person.ts'

/** A shorter beginning of a word with capitals ("LiDAR") is hardly ever a name. */
const joinedMin = 4

/** A word in the forms in which names are looked for. They are the same for all professors. */
export type FoldedWord = { written: string; folded: string; stem: string; isEveryday: boolean }

export function foldWord(written: string): FoldedWord {
  const folded = removeSpaces(foldName(written))
  return { written, folded, stem: stemOf(folded), isEveryday: isEverydayWord(folded) }
}

const removeSpaces = (text: string) => text.replaceAll(' ', '')

/** Both functions are called for each word of each professor. */
export type OwnNameCheck = {
  /**
   * Whether a word tells who the person is: whatever has the stem of a part of the name, also an ordinary word ("light"
   * in the works of a Light), and what is joined with a part ("ChenowitzNet", "chenlab", "WangGAN"). An everyday word
   * that only begins like the name ("singing" beside Singh) is none; everyday words are decided by their stem alone.
   */
  isName(word: FoldedWord): boolean
  /** Whether a part of the name begins with the word, which may then be the first of two: "Xiao Ping". */
  mayBeFirst(word: FoldedWord): boolean
  /** Whether two neighbours are a part of the name that is written apart. */
  isWrittenApart(first: FoldedWord, second: FoldedWord): boolean
}

/** Returns the functions that find the name of a person in this person's works. */
export function createOwnNameCheck(name: string): OwnNameCheck {
  const forms = getNameForms(name)
  const parts = [...new Set([...forms.parts, ...listEnds(name)])]
  const stems = new Set(parts.map(stemOf).filter((stem) => stem !== ''))
  const mayContain = (folded: string) => forms.unspaced.length > 0 || parts.some((part) => folded.includes(part))
  return {
    isName: ({ written, folded, stem, isEveryday }) =>
      stems.has(stem) ||
      (!isEveryday &&
        mayContain(folded) &&
        (matchesName(forms, folded) ||
          splitCapitals(written).some(
            (piece) => piece.length >= joinedMin && parts.includes(removeSpaces(foldName(piece))),
          ))),
    mayBeFirst: ({ folded }) =>
      folded !== '' && parts.some((part) => part.length > folded.length && part.startsWith(folded)),
    isWrittenApart: (first, second) => second.folded !== '' && stems.has(stemOf(first.folded + second.folded)),
  }
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu
/** What may stand between two words that are one name. */
const space = /^[\s\p{Pd}]+$/u

/** A text about the works of a person without such words, addresses and links. */
export function withoutOwnName(name: string, text: string): string {
  const { isName, mayBeFirst, isWrittenApart } = createOwnNameCheck(name)
  const plain = withoutContact(text)
  let rest = ''
  let end = 0
  let first: { word: FoldedWord; from: number; to: number } | null = null
  for (const { 0: written, index: from } of plain.matchAll(word)) {
    const current = { word: foldWord(written), from, to: from + written.length }
    const isApart =
      first !== null && space.test(plain.slice(first.to, from)) && isWrittenApart(first.word, current.word)
    if (isApart || isName(current.word)) {
      rest += plain.slice(end, isApart ? first!.from : from)
      end = current.to
      first = null
    } else first = mayBeFirst(current.word) ? current : null
  }
  return rest + plain.slice(end)
}

/** The ends of "O'Brannigan" and "MacAllistair", which a text may write apart. */
const listEnds = (name: string) =>
  name
    .split(/[\s,./()-]+/)
    .map((part) => removeSpaces(foldName(part.split(/['’`]|(?<=\p{Ll})(?=\p{Lu})/u).at(-1)!)))
    .filter((end) => end.length >= joinedMin)

/** "ChenGAN": "Chen", "GAN". */
const splitCapitals = (word: string) => word.split(/(?<=\p{Ll})(?=[\p{Lu}\p{N}])/u)
