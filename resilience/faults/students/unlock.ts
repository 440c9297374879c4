import type { RunContext } from '../run-context.ts'
import { call, callUntilKnown, type Student } from './student.ts'

export type UnlockedProfessor = { id: number; scholar_id: string }

/** Unlocks all professors of one page of matches at the same time. Returns the acknowledged ones. */
export async function unlockPage(
  run: RunContext,
  student: Student,
  { page, count }: { page: number; count: number },
): Promise<UnlockedProfessor[]> {
  type Page = { professors?: { unlocked: boolean; professor: { scholar_id: string } }[] }
  const list = await call<Page>(run, `/api/professors/page?order=match&page_size=${count}&page=${page}`, {}, student)
  const locked = list.body.professors?.filter(({ unlocked }) => !unlocked) ?? []
  const path = '/api/professors/unlock_professor/'
  const responses = await Promise.all(
    // The wire calls the handle of a locked professor scholar_id too.
    locked.map(({ professor: { scholar_id: handle } }) =>
      callUntilKnown<{ professor: UnlockedProfessor }>(
        run,
        { kind: 'unlock', path, request: { body: { scholar_id: handle } } },
        student,
      ),
    ),
  )
  const unlocked = responses.filter(({ outcome }) => outcome === 'done').map(({ body }) => body.professor)
  for (const { id } of unlocked) run.expected.unlocks.push({ student: student.id, professor: id })
  return unlocked
}
