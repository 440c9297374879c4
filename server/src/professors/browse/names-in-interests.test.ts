import { professorsPage } from '@labreach/contract/professors'
import { expect, test, vi } from 'vitest'
import { anUnlocked, aProfessor, aStudent, type AStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const browse = async (as: AStudent, query: Record<string, string>) =>
  (await app.call(professorsPage, { query: { page_size: 100, ...query }, as })).body.professors

test('a locked card omits interests that name the professor, and no filter finds it by them [CARD-6]', async () => {
  const interests = ["Chenowitz's inequality", 'Tidal energy', 'chenowitzlab', 'lab.chenowitz.example', '@borisc']
  const professor = await aProfessor(app, { name: 'Boris Chenowitz', interests })
  const student = await aStudent(app, { plan: 'B' })
  const [card] = await browse(student, { research_interests: 'Tidal energy' })
  expect(card!.professor.key_interests).toEqual(['Tidal energy'])
  for (const interest of ["Chenowitz's inequality", 'inequality', 'chenowitzlab', 'borisc'])
    expect(await browse(student, { research_interests: interest })).toEqual([])

  await anUnlocked(app, { by: student, professor })
  const [unlocked] = await browse(student, { research_interests: 'Tidal energy' })
  expect(unlocked!.professor.key_interests).toEqual(interests)
})

test('a reason of a locked match contains no part of the name [MATCH-5]', async () => {
  const professor = await aProfessor(app, {
    name: 'Boris Robot',
    interests: ['Robot grasping', 'Grasping by sight'],
    works: ['Robot grasping by sight', 'Robots that learn to grasp'],
  })
  const student = await aStudent(app)
  const found = await vi.waitUntil(
    async () =>
      (await browse(student, { search: 'Boris Robot' })).find(({ id, match }) => id === professor.id && match),
    10_000,
  )
  expect(JSON.stringify(found)).not.toMatch(/robot/i)
})
