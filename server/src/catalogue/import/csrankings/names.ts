import { normalizeText } from '../texts.ts'

/** A name without DBLP's homonym number and the mark of the institute after it. */
export function formatName(name: string): string {
  return normalizeText(name)
    .replace(/ \[\w+\]$/, '')
    .replace(/ \d{2,4}$/, '')
}

/**
 * Selects the name to show: a name with aliases among the others, then the one with the fewest initials, then the
 * first.
 * @param aliases the canonical name of each alias.
 */
export function chooseCanonicalName(names: readonly string[], aliases: ReadonlyMap<string, string>): string {
  const countVotes = (name: string): number => names.filter((other) => aliases.get(other) === name).length
  const isAlias = (name: string): boolean => names.includes(aliases.get(name) ?? '')
  const countInitials = (name: string): number => name.split(' ').filter((part) => /^\p{L}\.?$/u.test(part)).length
  const [best] = names.toSorted(
    (one, other) =>
      Number(isAlias(one)) - Number(isAlias(other)) ||
      countVotes(other) - countVotes(one) ||
      countInitials(one) - countInitials(other),
  )
  return best!
}

/** The parts of a name in lower case, without accents and initials. Spellings of one name have a part in common. */
export function splitName(name: string): string[] {
  const letters = formatName(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
  return letters.split(/[^\p{L}]+/u).filter((part) => part.length > 1)
}
