import { expect, test } from 'vitest'
import { chooseAddress } from './choose-address.ts'

const ada = {
  name: 'Ada M. Lovelace',
  affiliation: 'Professor of Computing, University of Example',
  schoolName: 'University of Example',
  homepageUrl: 'https://cs.example.edu/~ada',
}

test.each([
  ['the family name', ['bob@example.edu', 'ada.lovelace@example.edu'], 'ada.lovelace@example.edu'],
  [
    'the family name before others',
    ['office@example.edu', 'carl@example.edu', 'adam@x.org', 'lovelace@x.org'],
    'lovelace@x.org',
  ],
  ['initials at the domain of the institution', ['bob@example.edu', 'aml@cs.example.edu'], 'aml@cs.example.edu'],
  [
    'initials with a number at the domain of the institution',
    ['bob@example.edu', 'al27@example.edu'],
    'al27@example.edu',
  ],
  [
    'a truncated account name at the domain of the institution',
    ['bob@example.edu', 'alovel@example.edu'],
    'alovel@example.edu',
  ],
  [
    'the domain of the institution before others',
    ['lovelace@gmail.com', 'lovelace@med.example.edu'],
    'lovelace@med.example.edu',
  ],
  ['the only address at the domain of the institution', ['zq9@example.edu'], 'zq9@example.edu'],
  [
    'the only personal address at the domain of the institution',
    ['info@example.edu', 'zq9@example.edu'],
    'zq9@example.edu',
  ],
])('chooses %s', (_, addresses, expected) => {
  expect(chooseAddress(addresses, ada)).toBe(expected)
})

test.each([
  ['two strangers', ['bob@example.edu', 'carl@example.edu']],
  ['an office', ['info@example.edu']],
  ['the webmaster', ['webmaster@cs.example.edu', 'admissions@example.edu']],
  ['a single stranger at another domain', ['zq9@other.org']],
  ['initials at another domain', ['aml@other.org']],
  ['a placeholder', ['your.name@example.edu', 'firstname@example.edu']],
  ['invalid addresses', ['lovelace@example', 'lovelace@-.edu', '..lovelace@example.edu']],
  ['no addresses', []],
])('chooses none of %s', (_, addresses) => {
  expect(chooseAddress(addresses, ada)).toBeNull()
})

test('recognises names with accents, with hyphens and with few letters', () => {
  const withName = (name: string) => ({ ...ada, name })
  expect(chooseAddress(['x@example.edu', 'szabo.b@example.edu'], withName('Béla Szabó'))).toBe('szabo.b@example.edu')
  expect(chooseAddress(['x@example.edu', 'mkhume@example.edu'], withName('Mary Blackwood-Hume'))).toBe(
    'mkhume@example.edu',
  )
  expect(chooseAddress(['liang@example.edu', 'wei.li@x.org'], withName('Wei Li'))).toBe('wei.li@x.org')
  expect(chooseAddress(['alice@x.org', 'solid@x.org'], withName('Wei Li'))).toBeNull()
})

test("recognises the school's domain if the homepage has another domain", () => {
  const elsewhere = { ...ada, homepageUrl: 'https://lovelace.github.io' }
  expect(chooseAddress(['zq9@example.edu'], elsewhere)).toBe('zq9@example.edu')
  expect(chooseAddress(['zq9@ucsd.edu'], { ...elsewhere, affiliation: '', schoolName: 'UC San Diego' })).toBe(
    'zq9@ucsd.edu',
  )
  const tech = { ...elsewhere, affiliation: '', schoolName: 'Massachusetts Institute of Technology' }
  expect(chooseAddress(['zq9@csail.mit.edu'], tech)).toBe('zq9@csail.mit.edu')
  expect(chooseAddress(['zq9@ucla.edu'], tech)).toBeNull()
})
