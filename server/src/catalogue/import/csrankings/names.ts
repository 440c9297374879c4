import type { schools } from '@labreach/contract/plans'

/** Schools of the specification's filter under the names that the source has for them. It has no row of Pomona College. */
const known: Readonly<Record<string, (typeof schools)[number]>> = {
  'Univ. of California - Berkeley': 'UC Berkeley',
  'Univ. of California - Davis': 'UC Davis',
  'Univ. of California - Irvine': 'UC Irvine',
  'Univ. of California - Los Angeles': 'UC Los Angeles',
  'Univ. of California - Riverside': 'UC Riverside',
  'Univ. of California - San Diego': 'UC San Diego',
  'Univ. of California - Santa Barbara': 'UC Santa Barbara',
  'Univ. of California - Santa Cruz': 'UC Santa Cruz',
}

/** A school's name in readable form: the specification's where it has one, else without abbreviations and spaced dashes. */
export function schoolName(affiliation: string): string {
  return (
    known[affiliation] ??
    affiliation
      .replace(/^Univ\. of California - /, 'UC ')
      .replace(/^UNC - /, 'UNC ')
      .replace(/\bUniv\. /, 'University ')
      .replace(/\bInst\. /, 'Institute ')
      .replace(' - ', ', ')
  )
}

/** A person's name as people write it: without the homonym number of DBLP and the institute mark after it. */
export function shownName(name: string): string {
  return tidy(name)
    .replace(/ \[\w+\]$/, '')
    .replace(/ \d{2,4}$/, '')
}

/** One kind of space, none at the ends, letters with marks in one piece. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/**
 * Which of the names of one person to show: the one that the others are aliases of, then the one with the fewest
 * initials, then the first. `aliases` leads from an alias to the name it stands for.
 */
export function canonicalName(names: readonly string[], aliases: ReadonlyMap<string, string>): string {
  const votes = (name: string): number => names.filter((other) => aliases.get(other) === name).length
  const isAlias = (name: string): boolean => names.includes(aliases.get(name) ?? '')
  const initials = (name: string): number => name.split(' ').filter((part) => /^\p{L}\.?$/u.test(part)).length
  const [best] = names.toSorted(
    (one, other) =>
      Number(isAlias(one)) - Number(isAlias(other)) || votes(other) - votes(one) || initials(one) - initials(other),
  )
  return best!
}

/** The parts of a name without marks, case and initials: what two spellings of one name have in common. */
export function nameParts(name: string): string[] {
  const letters = shownName(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
  return letters.split(/[^\p{L}]+/u).filter((part) => part.length > 1)
}
