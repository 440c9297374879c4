import { cultures } from './cultures.ts'
import type { Random } from './random.ts'

type Person = { name: string; given: string; family: string }

/**
 * An invented person: mostly of one culture, sometimes, as in life, with a given name of one and a family name of
 * another.
 */
export function inventPerson(random: Random): Person {
  const culture = random.pick(cultures)
  const given = random.pick((random.chance(0.1) ? random.pick(cultures) : culture).given)
  const family = joined(random.pick(culture.front), random.pick(culture.back))
  const initial = random.chance(0.2) ? ` ${String.fromCharCode(random.whole(65, 90))}.` : ''
  return { name: `${given}${initial} ${family}`, given, family }
}

function joined(front: string, back: string): string {
  return front.endsWith('-') ? front + back.charAt(0).toUpperCase() + back.slice(1) : front + back
}

/** Hands out the local part of an address: the first usual form that nobody at `host` has, else one with a number. */
export function addressBook(): (person: Person, host: string, style: number) => string {
  const taken = new Set<string>()
  return (person, host, style) => {
    const given = plainLetters(person.given)
    const family = plainLetters(person.family)
    const forms = [`${given}.${family}`, `${given.charAt(0)}${family}`, family]
    const wanted = [...forms.slice(style % forms.length), ...forms.slice(0, style % forms.length)]
    let local = wanted.find((form) => !taken.has(`${form}@${host}`))
    for (let number = 2; !local; number++) {
      const numbered = `${wanted[0]}${number}`
      if (!taken.has(`${numbered}@${host}`)) local = numbered
    }
    taken.add(`${local}@${host}`)
    return local
  }
}

/** Letters that do not come apart into a base letter and marks. */
const wholeLetters: Record<string, string> = {
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

function plainLetters(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[øłßıđæœþð]/g, (letter) => wholeLetters[letter]!)
    .replace(/[^a-z]/g, '')
}
