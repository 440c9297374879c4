import type { RunContext } from '../run-context.ts'
import { call, write, type Student } from './student.ts'

export type UnlockedProfessor = { id: number; scholar_id: string }

/** Unlocks all professors of one page of matches at the same time. Returns the acknowledged ones. */
export async function unlockPage(
  run: RunContext,
  student: Student,
  { page, count }: { page: number; count: number },
): Promise<UnlockedProfessor[]> {
  type Page = { professors?: { unlocked: boolean; professor: UnlockedProfessor }[] }
  const list = await call<Page>(run, `/api/professors/page?order=match&page_size=${count}&page=${page}`, {}, student)
  const locked = list.body.professors?.filter(({ unlocked }) => !unlocked) ?? []
  const path = '/api/professors/unlock_professor/'
  const responses = await Promise.all(
    locked.map(({ professor: { scholar_id } }) =>
      write<{ professor: UnlockedProfessor }>(
        run,
        { kind: 'unlock', path, httpCall: { body: { scholar_id } } },
        student,
      ),
    ),
  )
  const unlocked = responses.filter(({ outcome }) => outcome === 'done').map(({ body }) => body.professor)
  for (const { id } of unlocked) run.expected.unlocks.push({ student: student.id, professor: id })
  return unlocked
}
