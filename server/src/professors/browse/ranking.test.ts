import { expect, test } from 'vitest'
import { aProfessor, aStudent } from '../../../test/builders.ts'
import { collectGarbage } from '../../../test/collect-garbage.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Services } from '../../services.ts'
import { createRankings } from './ranking.ts'
import { createStudentStates } from './student-states.ts'

const app = await testApp({ professors: 30 })
const states = createStudentStates(app.services.sql)

/** Rankings that count the computed matches. With `failsFirst` the first computation throws. */
function createCountedRankings({ failsFirst = false } = {}) {
  let matches = 0
  const match: Services['catalogue']['match'] = (...query) => {
    if (++matches === 1 && failsFirst) throw new Error('no matches today')
    return app.services.catalogue.match(...query)
  }
  return {
    rankings: createRankings({ ...app.services, catalogue: { ...app.services.catalogue, match } }),
    countMatches: () => matches,
  }
}

test('concurrent and later requests of one student share one ranking', async () => {
  const { id } = await aStudent(app)
  const state = (await states(id))!
  const { rankings, countMatches } = createCountedRankings()
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => rankings.get(id, state)))
  expect(first!.ids.length).toBeGreaterThan(0)
  for (const ranking of [...others, await rankings.get(id, state)]) expect(ranking).toBe(first)
  expect(countMatches()).toBe(1)

  await rankings.get(id, { ...state, major: 'Astronomy' })
  expect(countMatches()).toBe(2)
})

test('a failed ranking is not cached', async () => {
  const { id } = await aStudent(app)
  const state = (await states(id))!
  const { rankings } = createCountedRankings({ failsFirst: true })
  await expect(rankings.get(id, state)).rejects.toThrow('no matches today')
  expect((await rankings.get(id, state)).ids.length).toBeGreaterThan(0)
})

test('a ranking without an answer of the local model is not kept [MATCH-53]', async () => {
  const { id } = await aStudent(app)
  const state = (await states(id))!
  let isSlow = true
  const findFields: Services['meaning']['findFields'] = async (lines) =>
    new Map(lines.slice(isSlow ? 1 : 0).map((line) => [line, new Map()]))
  const meaning = { ...app.services.meaning, isLoaded: () => true, findFields }
  const rankings = createRankings({ ...app.services, meaning })
  const slow = await rankings.get(id, state)
  expect(slow.ids.length).toBeGreaterThan(0)
  isSlow = false
  const whole = await rankings.get(id, state)
  expect(whole).not.toBe(slow)
  expect(await rankings.get(id, state)).toBe(whole)
})

test('rankings of an old catalogue are garbage collected, also those of students who do not return', async () => {
  const [absent, active] = [await aStudent(app), await aStudent(app)]
  const { rankings } = createCountedRankings()
  const oldRanking = new WeakRef(await rankings.get(absent.id, (await states(absent.id))!))
  const state = (await states(active.id))!
  await rankings.get(active.id, state)
  collectGarbage()
  expect(oldRanking.deref()).toBeDefined()

  app.services.catalogue.remove(app.professors.at(-1)!.id)
  await rankings.get(active.id, state)
  collectGarbage()
  expect(oldRanking.deref()).toBeUndefined()
})

test('an interest that was typed on the profile is quoted, though the resume does not name it [MATCH-28]', async () => {
  const { id } = await aStudent(app)
  const state = (await states(id))!
  const typed = 'Tidal energy'
  const { id: professorId } = await aProfessor(app, { interests: [typed], works: ['Turbines in a current'] })
  const quote = async (key_interests: string[]) => {
    const ranking = await createCountedRankings().rankings.get(id, { ...state, key_interests })
    return ranking.getMatch(professorId)?.reasons.map(({ yours }) => yours)
  }
  // The index of matches knows a new professor a little later than the catalogue.
  await expect.poll(() => quote(['Robotics', typed])).toEqual([typed])
  expect(await quote(['Robotics'])).toEqual([])
})
