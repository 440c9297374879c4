import type { Outcome } from '../ask.ts'
import type { Scene } from '../scene.ts'
import { noteValue } from '../ledger.ts'
import { resumeForm } from './begin.ts'
import { write, type Student } from './student.ts'
import type { Known } from './unlock.ts'

/** Three more resumes on one day, one after the other; the third is one too many on Free. */
export async function replaceResume(scene: Scene, student: Student, number: number): Promise<void> {
  for (const next of [2, 3, 4]) {
    const name = `resume ${next}.pdf`
    const form = resumeForm(scene, number + next, name)
    const each = (outcome: Outcome) => noteValue(scene.ledger.resumes, student.id, name, outcome, false)
    await write(scene, { kind: 'upload', path: '/api/resume/', httpCall: { form }, tries: 1, each }, student)
  }
}

/** Five letters enhanced at once, of which Free has four. */
export async function enhance(scene: Scene, student: Student, [to]: readonly Known[]): Promise<void> {
  if (!to) return
  const body = { template_content: 'Dear Professor, I would like to work with you.', scholar_id: to.scholar_id }
  const path = '/api/emails/ai_process_template/'
  const uses = scene.ledger.aiUses.get(student.id) ?? { done: 0, refused: 0, open: 0 }
  scene.ledger.aiUses.set(student.id, uses)
  const each = (outcome: Outcome) => void uses[outcome]++
  await Promise.all(
    Array.from({ length: 5 }, () =>
      write(scene, { kind: 'AI use', path, httpCall: { body }, tries: 1, each }, student),
    ),
  )
}
