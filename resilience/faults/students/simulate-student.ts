import type { RunContext } from '../run-context.ts'
import { signUp } from './sign-up.ts'
import { connectGoogle } from './google.ts'
import { requestPasswordReset } from './password-reset.ts'
import { buy, cancel } from './pay.ts'
import { enhance, replaceResumes } from './resumes-and-ai.ts'
import { earnTrial } from './refer.ts'
import { unlockPage } from './unlock.ts'
import { saveDrafts, writeLetters } from './write.ts'

/**
 * Simulates one student from the upload on, without pauses. The student exceeds the limits of Free for unlocks,
 * letters, resumes and AI uses, with parallel calls. A third of the students buy Basic, an eighth refer friends.
 */
export async function simulateStudent(run: RunContext, number: number): Promise<void> {
  const student = await signUp(run, number)
  if (!student) return
  const professors = await unlockPage(run, student, { page: 1 + (number % 24), count: 11 })
  await saveDrafts(run, student, professors.slice(6))
  if (await connectGoogle(run, student)) {
    await writeLetters(run, student, professors.slice(0, 2))
    await requestPasswordReset(run, student)
  }
  await Promise.all([enhance(run, student, professors), replaceResumes(run, student, number)])
  if (number % 8 === 5) await earnTrial(run, student, number)
  if (number % 3 !== 0) return
  for (const purchaseNumber of [0, 1]) {
    const purchase = await buy(run, student)
    if (!purchase) return
    const more = await unlockPage(run, student, { page: 40 + (number % 200) + purchaseNumber, count: 6 })
    await writeLetters(run, student, more.slice(0, 3))
    if (number % 2) return
    await cancel(run, student, purchase)
  }
}
