import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { coach } from './coach.ts'
import { noEarlierLetters } from './earlier-letters.ts'
import { prepareProfessor } from './known-professor.ts'

/**
 * Letters by an author who knew neither the rules nor the code. `good`: that author's judgement. Students, professors
 * and publications are invented.
 */
type Letter = {
  id: string
  good: boolean
  professor: {
    name: string
    school: string
    interests: string[]
    publications: { title: string; year: number; abstract: string }[]
  }
  letter: string
}

const letters = JSON.parse(await readFile(new URL('judged-letters.json', import.meta.url), 'utf8')) as Letter[]

function countTicks({ professor: { name, school, interests, publications }, letter }: Letter, isLoaded: boolean) {
  const works = publications.map(({ year, ...one }) => ({ ...one, pub_year: year, num_citations: 0, pub_url: null }))
  const professor = { name, school_name: school, key_interests: interests }
  const known = prepareProfessor(professor, isLoaded ? works : [])
  return coach(letter, { known, earlier: noEarlierLetters, now: 0 }).filter(({ state }) => state === 'tick').length
}

/** The probability that a good letter has more ticks than a bad one; half of the ties count. */
function measureAuc(good: readonly number[], bad: readonly number[]): number {
  const wins = good.flatMap((one) => bad.map((other): number => (one > other ? 1 : one === other ? 0.5 : 0)))
  return wins.reduce((sum, win) => sum + win, 0) / wins.length
}

test.each([
  ['with the publications', true],
  ['without them', false],
])('the ticks tell good from bad letters, %s, and no bad letter has more than two [COMPOSE-47]', (_, isLoaded) => {
  const ticksOf = (isGood: boolean) =>
    letters.filter(({ good }) => good === isGood).map((letter) => countTicks(letter, isLoaded))
  const [good, bad] = [ticksOf(true), ticksOf(false)]
  expect(Math.min(good.length, bad.length)).toBeGreaterThanOrEqual(30)
  expect(measureAuc(good, bad)).toBeGreaterThanOrEqual(0.9)
  expect(Math.max(...bad)).toBeLessThanOrEqual(2)
})
