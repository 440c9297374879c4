import type { Scene } from '../scene.ts'
import { call, write, type Student } from './student.ts'

export type Known = { id: number; scholar_id: string }

/** Asks for one page of the best matches and unlocks all of it at once. Answers the ones that were acknowledged. */
export async function unlockSome(
  scene: Scene,
  student: Student,
  { page, count }: { page: number; count: number },
): Promise<Known[]> {
  type Page = { professors?: { unlocked: boolean; professor: Known }[] }
  const shown = await call<Page>(scene, `/api/professors/page?order=match&page_size=${count}&page=${page}`, {}, student)
  const locked = shown.body.professors?.filter(({ unlocked }) => !unlocked) ?? []
  const path = '/api/professors/unlock_professor/'
  const answers = await Promise.all(
    locked.map(({ professor: { scholar_id } }) =>
      write<{ professor: Known }>(scene, { kind: 'unlock', path, httpCall: { body: { scholar_id } } }, student),
    ),
  )
  const known = answers.filter(({ outcome }) => outcome === 'done').map(({ body }) => body.professor)
  for (const { id } of known) scene.ledger.unlocks.push({ student: student.id, professor: id })
  return known
}
