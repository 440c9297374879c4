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
const findScriptClass = (scripts: string) =>
  scripts
    .split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('')

/** One expression per entry; digits and signs that all scripts share are allowed. */
const inOneWriting = writings.map((scripts) => new RegExp(`^[${findScriptClass(scripts)}\\p{Script=Common}]*$`, 'u'))
const inAny = new RegExp(`[${findScriptClass(writings.join(' '))}]`, 'u')

/** Parses a new username into the form that is stored. Throws username_invalid and username_mixed. */
export function readUsername(text: string): string {
  const username = text.trim().normalize('NFKC')
  if (!shape.test(username) || invisible.test(username)) throw usernameInvalid()
  // A name entirely in other, rare scripts is accepted.
  if (inAny.test(username) && !inOneWriting.some((writing) => writing.test(username))) throw usernameMixed()
  return username
}
