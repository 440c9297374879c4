import type { Outcome } from '../http-client.ts'
import type { RunContext } from '../run-context.ts'
import { recordValue } from '../expected-state.ts'
import { createResumeForm } from './sign-up.ts'
import { callUntilKnown, type Student } from './student.ts'
import type { UnlockedProfessor } from './unlock.ts'

/**
 * Uploads three more resumes. With the first one, the last exceeds the daily limit of Free. `number`: the student's
 * number, which selects the PDFs.
 */
export async function replaceResumes(run: RunContext, student: Student, number: number): Promise<void> {
  for (const next of [2, 3, 4]) {
    const name = `resume ${next}.pdf`
    const form = createResumeForm(run, number + next, name)
    const onOutcome = (outcome: Outcome) =>
      recordValue(run.expected.resumes, student.id, name, outcome, { isFinal: false })
    await callUntilKnown(run, { kind: 'upload', path: '/api/resume/', request: { form }, tries: 1, onOutcome }, student)
  }
}

/** Enhances a letter five times at the same time. Free permits four a day. */
export async function enhance(run: RunContext, student: Student, [to]: readonly UnlockedProfessor[]): Promise<void> {
  if (!to) return
  const body = { template_content: 'Dear Professor, I would like to work with you.', scholar_id: to.scholar_id }
  const path = '/api/emails/ai_process_template/'
  const uses = run.expected.aiUses.get(student.id) ?? { done: 0, refused: 0, unknown: 0 }
  run.expected.aiUses.set(student.id, uses)
  const onOutcome = (outcome: Outcome) => void uses[outcome]++
  await Promise.all(
    Array.from({ length: 5 }, () =>
      callUntilKnown(run, { kind: 'AI use', path, request: { body }, tries: 1, onOutcome }, student),
    ),
  )
}
