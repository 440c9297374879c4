import type { Scene } from '../scene.ts'
import { begin } from './begin.ts'
import { connect } from './google.ts'
import { askForMail } from './mail.ts'
import { buy, cancel } from './pay.ts'
import { enhance, replaceResume } from './resume-and-model.ts'
import { earnTrial } from './refer.ts'
import { unlockSome } from './unlock.ts'
import { saveDrafts, writeLetters } from './write.ts'

/**
 * One student from the upload on, as fast as it goes, and always beyond the limits: more unlocks, letters, resumes and uses
 * of the model than Free has, several at once. A third of them buy Basic, an eighth bring friends along for the trial.
 */
export async function live(scene: Scene, number: number): Promise<void> {
  const student = await begin(scene, number)
  if (!student) return
  const known = await unlockSome(scene, student, { page: 1 + (number % 24), count: 11 })
  await saveDrafts(scene, student, known.slice(6))
  if (await connect(scene, student)) {
    await writeLetters(scene, student, known.slice(0, 2))
    await askForMail(scene, student)
  }
  await Promise.all([enhance(scene, student, known), replaceResume(scene, student, number)])
  if (number % 8 === 5) await earnTrial(scene, student, number)
  if (number % 3 !== 0) return
  for (const again of [false, true]) {
    const bought = await buy(scene, student)
    if (!bought) return
    const more = await unlockSome(scene, student, { page: 40 + (number % 200) + Number(again), count: 6 })
    await writeLetters(scene, student, more.slice(0, 3))
    if (number % 2) return
    await cancel(scene, student, bought)
  }
}
