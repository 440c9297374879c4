import { limits } from '@labreach/contract/plans'
import { usernameInvalid, usernameMixed } from './errors.ts'

const shape = new RegExp(`^[\\p{L}\\p{N}@.+_-]{${limits.usernameMin},${limits.usernameMax}}$`, 'u')

/** Letters that are displayed as nothing (Hangul fillers). */
const invisible = /\p{Default_Ignorable_Code_Point}/u

/** Recommended scripts (UAX #31); scripts that one language mixes form one entry. A username uses one entry. */
const writings = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Han Hiragana Katakana',
  'Han Hangul',
  'Han Bopomofo',
  ...'Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam'.split(
    ' ',
  ),
  ...'Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'.split(' '),
]
const scriptClass = (scripts: string) =>
  scripts
    .split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('')

/** One expression per entry; digits and signs that all scripts share are allowed. */
const inOneWriting = writings.map((scripts) => new RegExp(`^[${scriptClass(scripts)}\\p{Script=Common}]*$`, 'u'))
const inAny = new RegExp(`[${scriptClass(writings.join(' '))}]`, 'u')

/** More than a username may have. Bounds the work, since the username of a sign-in may be a megabyte long. */
const COMPARED_LENGTH = 500

/** Parses a new username into the form that is stored. Throws username_invalid and username_mixed. */
export function readUsername(text: string): string {
  const username = text.trim().normalize('NFKC')
  if (!shape.test(username) || invisible.test(username)) throw usernameInvalid()
  // A name entirely in other, rare scripts is accepted.
  if (inAny.test(username) && !inOneWriting.some((writing) => writing.test(username))) throw usernameMixed()
  return username
}

/** Cyrillic and Greek letters that look like a Latin one, in lower or upper case. */
const looksLike = new Map(
  ['аa вb сc еe һh іi јj ӏl кk мm нh оo рp ԛq ѕs тt уy хx ԝw ԁd ьb', 'αa βb εe ζz ηh ιi κk μm νv οo ρp σo τt υu χx γy']
    .join(' ')
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
)

/**
 * The form in which usernames are compared: for uniqueness, sign-in and limits. It ignores width, ligatures, the
 * encoding of accents and case (NFKC, full case folding). A Cyrillic or Greek name with only Latin-looking letters
 * becomes Latin.
 */
export function usernameKey(text: string): string {
  const folded = text
    .trim()
    .slice(0, COMPARED_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
  const signs = [...folded]
  const foreign = signs.filter((sign) => /\p{L}/u.test(sign))
  return foreign.every((letter) => looksLike.has(letter))
    ? signs.map((sign) => looksLike.get(sign) ?? sign).join('')
    : folded
}
