import { tidy } from '../texts.ts'

/** A person's name as people write it: without the homonym number of DBLP and the institute mark after it. */
export function shownName(name: string): string {
  return tidy(name)
    .replace(/ \[\w+\]$/, '')
    .replace(/ \d{2,4}$/, '')
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
