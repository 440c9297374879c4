import { expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'

const ada = {
  name: 'Ada M. Lovelace',
  affiliation: 'Professor of Computing, University of Example',
  schoolName: 'University of Example',
  homepageUrl: 'https://cs.example.edu/~ada',
}

test.each([
  ['the family name', ['bob@example.edu', 'ada.lovelace@example.edu'], 'ada.lovelace@example.edu'],
  [
    'the first name before others',
    ['office@example.edu', 'carl@example.edu', 'adam@x.org', 'lovelace@x.org'],
    'lovelace@x.org',
  ],
  ['initials at home', ['bob@example.edu', 'aml@cs.example.edu'], 'aml@cs.example.edu'],
  ['initials with a number at home', ['bob@example.edu', 'al27@example.edu'], 'al27@example.edu'],
  ['a cut account name at home', ['bob@example.edu', 'alovel@example.edu'], 'alovel@example.edu'],
  ['home before elsewhere', ['lovelace@gmail.com', 'lovelace@med.example.edu'], 'lovelace@med.example.edu'],
  ['the only one at home', ['zq9@example.edu'], 'zq9@example.edu'],
  ['the only person at home', ['info@example.edu', 'zq9@example.edu'], 'zq9@example.edu'],
])('takes %s', (_, addresses, own) => {
  expect(ownAddress(addresses, ada)).toBe(own)
})

test.each([
  ['two strangers', ['bob@example.edu', 'carl@example.edu']],
  ['an office', ['info@example.edu']],
  ['the webmaster', ['webmaster@cs.example.edu', 'admissions@example.edu']],
  ['a lone stranger elsewhere', ['zq9@other.org']],
  ['initials elsewhere', ['aml@other.org']],
  ['a place to fill in', ['your.name@example.edu', 'firstname@example.edu']],
  ['what is no address', ['lovelace@example', 'lovelace@-.edu', '..lovelace@example.edu']],
  ['nothing', []],
])('takes none of %s: a letter to a stranger is worse than none', (_, addresses) => {
  expect(ownAddress(addresses, ada)).toBeNull()
})

test('knows names with accents, hyphens and few letters', () => {
  const called = (name: string) => ({ ...ada, name })
  expect(ownAddress(['x@example.edu', 'szabo.b@example.edu'], called('Béla Szabó'))).toBe('szabo.b@example.edu')
  expect(ownAddress(['x@example.edu', 'mkhume@example.edu'], called('Mary Blackwood-Hume'))).toBe('mkhume@example.edu')
  expect(ownAddress(['liang@example.edu', 'wei.li@x.org'], called('Wei Li'))).toBe('wei.li@x.org')
  expect(ownAddress(['alice@x.org', 'solid@x.org'], called('Wei Li'))).toBeNull()
})

test("knows the school's domain where the homepage lies elsewhere", () => {
  const elsewhere = { ...ada, homepageUrl: 'https://lovelace.github.io' }
  expect(ownAddress(['zq9@example.edu'], elsewhere)).toBe('zq9@example.edu')
  expect(ownAddress(['zq9@ucsd.edu'], { ...elsewhere, affiliation: '', schoolName: 'UC San Diego' })).toBe(
    'zq9@ucsd.edu',
  )
  const tech = { ...elsewhere, affiliation: '', schoolName: 'Massachusetts Institute of Technology' }
  expect(ownAddress(['zq9@csail.mit.edu'], tech)).toBe('zq9@csail.mit.edu')
  expect(ownAddress(['zq9@ucla.edu'], tech)).toBeNull()
})
