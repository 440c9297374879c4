import { cultures } from './cultures.ts'
import type { Random } from './random.ts'

type Person = { name: string; given: string; family: string }

/** An invented person. One in ten has a given name and a family name of different cultures. */
export function inventPerson(random: Random): Person {
  const culture = random.pick(cultures)
  const given = random.pick((random.chance(0.1) ? random.pick(cultures) : culture).given)
  const family = joinName(random.pick(culture.front), random.pick(culture.back))
  const initial = random.chance(0.2) ? ` ${String.fromCharCode(random.integer(65, 90))}.` : ''
  return { name: `${given}${initial} ${family}`, given, family }
}

function joinName(front: string, back: string): string {
  return front.endsWith('-') ? front + back.charAt(0).toUpperCase() + back.slice(1) : front + back
}

/**
 * Returns a function that creates the local part of an address: the first usual form that is unused at `host`, or else
 * one with a number.
 */
export function createAddressBook(): (person: Person, host: string, style: number) => string {
  const used = new Set<string>()
  return (person, host, style) => {
    const given = toAscii(person.given)
    const family = toAscii(person.family)
    const forms = [`${given}.${family}`, `${given.charAt(0)}${family}`, family]
    const ordered = [...forms.slice(style % forms.length), ...forms.slice(0, style % forms.length)]
    let local = ordered.find((form) => !used.has(`${form}@${host}`))
    for (let number = 2; !local; number++) {
      const numbered = `${ordered[0]}${number}`
      if (!used.has(`${numbered}@${host}`)) local = numbered
    }
    used.add(`${local}@${host}`)
    return local
  }
}

/** Letters that Unicode does not decompose into a base letter and a mark. */
const indivisible: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  ı: 'i',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
}

function toAscii(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[øłßıđæœþð]/g, (letter) => indivisible[letter]!)
    .replace(/[^a-z]/g, '')
}
