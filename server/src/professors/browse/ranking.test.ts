import { expect, test } from 'vitest'
import { aStudent } from '../../../test/builders.ts'
import { collectGarbage } from '../../../test/collect-garbage.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Services } from '../../services.ts'
import { createRankings } from './ranking.ts'
import { createStudentStates } from './student-states.ts'

const app = await testApp({ professors: 30 })
const states = createStudentStates(app.services.sql)

/** Rankings on this catalogue, and how often it was asked for matches; the first time it fails if wished. */
function counted({ failsFirst = false } = {}) {
  let asked = 0
  const match: Services['catalogue']['match'] = (...question) => {
    if (++asked === 1 && failsFirst) throw new Error('no matches today')
    return app.services.catalogue.match(...question)
  }
  return {
    rankings: createRankings({ ...app.services, catalogue: { ...app.services.catalogue, match } }),
    asked: () => asked,
  }
}

test('pages of one student that come at once wait for one ranking, and so do those that come later', async () => {
  const { id } = await aStudent(app)
  const state = (await states(id))!
  const { rankings, asked } = counted()
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => rankings.of(id, state)))
  expect(first!.ids.length).toBeGreaterThan(0)
  for (const ranking of [...others, await rankings.of(id, state)]) expect(ranking).toBe(first)
  expect(asked()).toBe(1)

  await rankings.of(id, { ...state, major: 'Astronomy' })
  expect(asked()).toBe(2)
})

test('a ranking that failed is not kept', async () => {
  const { id } = await aStudent(app)
  const state = (await states(id))!
  const { rankings } = counted({ failsFirst: true })
  await expect(rankings.of(id, state)).rejects.toThrow('no matches today')
  expect((await rankings.of(id, state)).ids.length).toBeGreaterThan(0)
})

test('nothing of an earlier catalogue is held for students who do not come back', async () => {
  const [gone, here] = [await aStudent(app), await aStudent(app)]
  const { rankings } = counted()
  const earlier = new WeakRef(await rankings.of(gone.id, (await states(gone.id))!))
  const state = (await states(here.id))!
  await rankings.of(here.id, state)
  collectGarbage()
  expect(earlier.deref()).toBeDefined()

  app.services.catalogue.remove(app.professors.at(-1)!.id)
  await rankings.of(here.id, state)
  collectGarbage()
  expect(earlier.deref()).toBeUndefined()
})
