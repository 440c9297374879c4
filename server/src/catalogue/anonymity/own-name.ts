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

/**
 * Returns a function that tells whether a word in the works of a person tells who that is: whatever has the stem of a
 * part of the name, also an ordinary word ("light" in the works of a Light), and what is joined with a part
 * ("ChenowitzNet", "chenlab", "WangGAN"). An everyday word that only begins like the name ("singing" beside Singh) is
 * none. The function is called for each word of each professor, so everyday words are decided by their stem alone.
 */
export function createOwnNameCheck(name: string): (word: FoldedWord) => boolean {
  const forms = getNameForms(name)
  const parts = [...new Set([...forms.parts, ...listEnds(name)])]
  const stems = new Set(parts.map(stemOf).filter((stem) => stem !== ''))
  const mayContain = (folded: string) => forms.unspaced.length > 0 || parts.some((part) => folded.includes(part))
  return ({ written, folded, stem, isEveryday }) =>
    stems.has(stem) ||
    (!isEveryday &&
      mayContain(folded) &&
      (matchesName(forms, folded) ||
        splitCapitals(written).some(
          (piece) => piece.length >= joinedMin && parts.includes(removeSpaces(foldName(piece))),
        )))
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** A text about the works of a person without such words, addresses and links. */
export function withoutOwnName(name: string, text: string): string {
  const isOwnName = createOwnNameCheck(name)
  return withoutContact(text).replace(word, (written) => (isOwnName(foldWord(written)) ? '' : written))
}

/** The ends of "O'Brannigan" and "MacAllistair", which a text may write apart. */
const listEnds = (name: string) =>
  name
    .split(/[\s,./()-]+/)
    .map((part) => removeSpaces(foldName(part.split(/['’`]|(?<=\p{Ll})(?=\p{Lu})/u).at(-1)!)))
    .filter((end) => end.length >= joinedMin)

/** "ChenGAN": "Chen", "GAN". */
const splitCapitals = (word: string) => word.split(/(?<=\p{Ll})(?=[\p{Lu}\p{N}])/u)
