import { movedPassageMin } from '@labreach/contract/mentoring'
import type { Range } from '../../../ui/inputs/split-at-ranges.ts'

/** All places of words in a text, which may overlap. */
export function locateAll(text: string, words: string): Range[] {
  const places: Range[] = []
  for (let start = words === '' ? -1 : text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1))
    places.push({ start, end: start + words.length })
  return places
}

/**
 * The place of a passage in a text: where it stood when it was commented on; a longer one, also the only place that is no
 * part of a longer word. Else why there is none.
 */
export function locatePassage(text: string, words: string, position: number): Range | 'missing' | 'repeated' {
  const places = locateAll(text, words)
  const known = places.find(({ start }) => start === position)
  if (known) return known
  if (words.length < movedPassageMin) return 'missing'
  const [place, ...others] = places.filter((one) => !isPartOfWord(text, one))
  if (!place) return 'missing'
  return others.length > 0 ? 'repeated' : place
}

const isPartOfWord = (text: string, { start, end }: Range): boolean =>
  (isWordSign(text[start - 1]) && isWordSign(text[start])) || (isWordSign(text[end - 1]) && isWordSign(text[end]))

/** Whether a sign is a letter of a script with words, which has an upper and a lower case, or a digit. */
const isWordSign = (sign = ''): boolean =>
  sign.toLowerCase() !== sign.toUpperCase() || (sign !== '' && sign >= '0' && sign <= '9')
