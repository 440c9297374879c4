import { limits } from '@labreach/contract/plans'
import { usernameInvalid, usernameMixed } from './errors.ts'

const shape = new RegExp(`^[\\p{L}\\p{N}@.+_-]{${limits.usernameMin},${limits.usernameMax}}$`, 'u')

/** Letters that show as nothing (Hangul fillers). */
const invisible = /\p{Default_Ignorable_Code_Point}/u

/** What one name may be written in: scripts that are in use (UAX #31), those of one language together. */
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
const classOf = (scripts: string) =>
  scripts
    .split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('')

/** Names in one of them, with signs and digits that all scripts share. */
const inOneWriting = writings.map((scripts) => new RegExp(`^[${classOf(scripts)}\\p{Script=Common}]*$`, 'u'))
const inAny = new RegExp(`[${classOf(writings.join(' '))}]`, 'u')

/** Longer than any username: what is sent to sign in may be a megabyte. */
const COMPARED = 500

/** A new username as it is kept. Throws username_invalid and username_mixed. */
export function readUsername(text: string): string {
  const username = text.trim().normalize('NFKC')
  if (!shape.test(username) || invisible.test(username)) throw usernameInvalid()
  // A name in a script that is hardly in use is taken as it is, unless one of these stands in it.
  if (inAny.test(username) && !inOneWriting.some((writing) => writing.test(username))) throw usernameMixed()
  return username
}

/** Cyrillic and Greek letters that look like a Latin one, in small or capital letters. */
const looksLike = new Map(
  ['аa вb сc еe һh іi јj ӏl кk мm нh оo рp ԛq ѕs тt уy хx ԝw ԁd ьb', 'αa βb εe ζz ηh ιi κk μm νv οo ρp σo τt υu χx γy']
    .join(' ')
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
)

/**
 * A username as it is compared: for uniqueness, for signing in and for limits. Width, ligatures, accents' way of writing
 * and case make no difference (NFKC, full case folding), and a Cyrillic or Greek name that looks Latin through and
 * through is the Latin one.
 */
export function usernameKey(text: string): string {
  const folded = text
    .trim()
    .slice(0, COMPARED)
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
