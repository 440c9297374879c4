import { describe, expect, test } from 'vitest'
import { inventProfessors } from '../import/demo/professors.ts'
import { inventPerson } from '../import/demo/people.ts'
import { createRandom } from '../import/demo/random.ts'
import { chooseLockedAffiliation, filterLockedInterests } from './locked-texts.ts'
import { repeatText } from '../../../test/long-text.ts'
import { containsContact } from './contact.ts'

type Person = { name: string; given: string; family: string }

/** Kinds of names in lists of computer scientists: short, double, with particles, accents and initials. */
const listed =
  `Wei Li|Bo Wu|Katsu O|An Le|Kai Ng|Yu He|Jean-Luc Du|Hyun-woo Yi|Ximena O'Brannigan|Pieter van der Hoekstraat|Ana de la Fuentez
  |Åse Nørgård|Jürgen Weißmüller|Łucja Dźwigoń|Çağla Şahinoğlu|Søren Kjær|Iñaki Etxeberria-Zu|Mac MacAllistair|K. Venkatarajan|Q. X. Zhou|Yi-Fan Ou`
    .split('|')
    .map((written): Person => {
      const name = written.trim()
      return { name, given: name.split(' ')[0]!, family: name.split(' ').at(-1)! }
    })

const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'oe',
  ö: 'oe',
  ä: 'ae',
  ü: 'ue',
  å: 'aa',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ı: 'i',
  đ: 'd',
}
/** In ASCII letters, as in a URL. */
const toAscii = (text: string) =>
  text
    .toLowerCase()
    .replace(/[ßøöäüåæœłıđ]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replace(/[^a-z]/g, '')

const kinds: Record<string, (person: Person) => string> = {
  'the name': ({ name }) => name,
  'the family name': ({ family }) => `The ${family} transform`,
  // An initial alone identifies nobody.
  'the given name': ({ given, family }) => `${given.endsWith('.') ? family : given} on robots`,
  reversed: ({ given, family }) => `${family}, ${given}`,
  possessive: ({ family }) => `${family}'s theorem`,
  'possessive with a curly apostrophe': ({ family }) => `${family}’s Group`,
  'possessive without an apostrophe': ({ family }) => `${family}s method`,
  'joined with Lab': ({ family }) => `${family}Lab`,
  'joined with lab in ASCII letters': ({ family }) => `${toAscii(family)}lab`,
  hyphens: ({ family }) => `the-${family}-group`,
  underscores: ({ family }) => `the_${family}_group`,
  'ASCII letters': ({ family }) => `Work with ${toAscii(family)}`,
  'both names joined': ({ given, family }) => `${toAscii(given)}${toAscii(family)}`,
  'an initial joined': ({ given, family }) => `${toAscii(given)[0]}${toAscii(family)}`,
  'a year joined': ({ family }) => `${toAscii(family)}2026`,
  'separate letters': ({ given, family }) => [...toAscii(given + family)].join(' '),
  'an invisible character between': ({ family }) => `${family[0]}\u200b${family.slice(1)} Lab`,
  'an address': ({ family }) => `${toAscii(family)[0]}x@cs.example.edu`,
  'an address spelled out': () => 'first (at) cs dot example dot edu',
  'a homepage': () => 'https://people.example.edu/~x',
  'a link without a scheme': () => 'tinyurl.com/abc',
  'a host': () => 'lab.example.org',
  'a handle': ({ given, family }) => `@${toAscii(given)}${toAscii(family)[0]}`,
  'an ORCID': () => '0000-0002-1825-0097',
}

const random = createRandom(7)
const people: Person[] = [...listed, ...Array.from({ length: 1_000 }, () => inventPerson(random))]

test.each(Object.entries(kinds))(
  'a locked card shows no interest and no affiliation that contains the name: %s',
  (_, createText) => {
    const leaks = people.filter((person) => {
      const text = createText(person)
      return (
        filterLockedInterests(person.name, [text, 'Machine learning'])[0] === text ||
        chooseLockedAffiliation(person.name, text, 'Some School') !== 'Some School' ||
        chooseLockedAffiliation(person.name, `Director, ${text}, Some School`, 'Some School') !== 'Some School'
      )
    })
    expect(leaks.map((person) => `${person.name}: ${createText(person)}`)).toEqual([])
  },
)

describe('examples from audits', () => {
  test.each([
    ['Ida Interestingly', "Ida Interestingly's theorem"],
    ['Wei Li', 'Director of the Li Lab'],
    ['Ana Fernandez', 'FernandezLab'],
    ['Boris Chenowitz', "Chenowitz's Group"],
    ['Olga Petrova', 'tinyurl.com/olgap'],
    ['Olga Petrova', 'olgap'],
    ['李伟', '李老师课题组'],
    ['Wei Li 李伟', '李伟的研究'],
    ['Olga Petrova', 'Реtrova'],
    ['Thomas Bayes', 'Bayesian statistics'],
  ])('%s: %s', (name, text) => expect(filterLockedInterests(name, [text])).toEqual([]))
})

test.each([
  ['Peter van der Berg', 'Theory of the learning of language van and der'],
  ['J. A. Smith', 'A theory of J integrals'],
  ['Mark Lee', 'Markov chains'],
  ['Andrew Lin', 'Linear algebra'],
  ['Xin An', 'Analysis of algorithms'],
  ['Bo Chen', 'Chemistry, Node.js and U.S. law'],
  ['Zoe Hart', 'Human–computer interaction'],
])('words of a field that only resemble the name of %s remain', (name, interest) =>
  expect(filterLockedInterests(name, [interest])).toEqual([interest]),
)

test('a school whose name contains that of the professor remains in the affiliation', () => {
  const at = 'Professor of Law, Carnegie Mellon University'
  expect(chooseLockedAffiliation('Ada Mellon', at, 'Carnegie Mellon University')).toBe(at)
  expect(chooseLockedAffiliation('Ada Mellon', `The Mellon Lab, ${at}`, 'Carnegie Mellon University')).toBe(
    'Carnegie Mellon University',
  )
})

test('hardly any interest of the demo catalogue is removed', () => {
  let [all, removed, affiliations] = [0, 0, 0]
  for (const { name, keyInterests, affiliation, schoolName } of inventProfessors()) {
    all += keyInterests.length
    removed += keyInterests.length - filterLockedInterests(name, keyInterests).length
    affiliations += Number(chooseLockedAffiliation(name, affiliation, schoolName) !== affiliation)
  }
  expect(removed / all).toBeLessThan(0.001)
  expect(affiliations).toBeLessThan(10)
})

test.each(['a-', '.a-', '-', 'a.', 'node-', '1 '])('accepts a very long text of %j', (part) => {
  expect(containsContact(`see ${repeatText(part)} .`)).toEqual(expect.any(Boolean))
})

test.each(['-lab.example', 'my-lab.example', 'see lab.-x.org', 'vue-asp.net and a-b.example'])(
  '%j contains a host',
  (text) => {
    expect(containsContact(text)).toBe(true)
  },
)

test.each(['asp.net', 'vue-node.js', '-asp.net', 'a-b.', '.-'])('%j contains no host', (text) => {
  expect(containsContact(text)).toBe(false)
})
