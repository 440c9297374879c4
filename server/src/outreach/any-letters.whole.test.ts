import { expect, test } from 'vitest'
import { playLetters } from '../../test/any-letters.ts'
import { wrongs } from '../../test/letters-verdict.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 0 })

/** `npm run lab -- letters` plays ten thousand of fifty students. */
const letters = Number(process.env.LETTERS ?? 400)
const students = Number(process.env.STUDENTS ?? 12)
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)

test(
  `of ${letters} random letters none arrives that should not (seed ${seed})`,
  { timeout: 120_000 + letters * 2_000 },
  async () => {
    const { faculty, told, optOuts, delivered } = await playLetters(app, { letters, students, seed })
    const wrong = wrongs(faculty, delivered, optOuts)
    const figures = { letters, students, 'opted out': optOuts.length, delivered: delivered.length, wrong: wrong.length }
    if (process.env.LETTERS) process.stdout.write(`${JSON.stringify({ ...figures, told }, null, 2)}\n`)
    expect(wrong).toEqual([])
    // A run in which a rule is never met has tried nothing.
    const met = [
      'sent',
      'contacts_full',
      'contact_too_soon',
      'recipient_other_professor',
      'recipient_foreign',
      'opted_out',
    ]
    expect(Object.keys(told)).toEqual(expect.arrayContaining(met))
    expect(told).not.toHaveProperty('internal')
  },
)
