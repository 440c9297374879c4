import { expect, test } from 'vitest'
import { sendRandomLetters } from '../../test/any-letters.ts'
import { findViolations } from '../../test/find-violations.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 0 })

/** `npm run lab -- letters` sends ten thousand letters of fifty students. */
const letters = Number(process.env.LETTERS ?? 400)
const students = Number(process.env.STUDENTS ?? 12)
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)

test(
  `${letters} random letters violate no rule of delivery (seed ${seed})`,
  { timeout: 120_000 + letters * 2_000 },
  async () => {
    const { faculty, responses, optOuts, delivered } = await sendRandomLetters(app, { letters, students, seed })
    const violations = findViolations(faculty, delivered, optOuts)
    const counts = {
      letters,
      students,
      optedOut: optOuts.length,
      delivered: delivered.length,
      wrong: violations.length,
    }
    if (process.env.LETTERS) process.stdout.write(`${JSON.stringify({ ...counts, responses }, null, 2)}\n`)
    expect(violations).toEqual([])
    // The run is only meaningful if every rule was applied at least once.
    const expectedCodes = [
      'sent',
      'contacts_full',
      'contact_too_soon',
      'recipient_other_professor',
      'recipient_foreign',
      'opted_out',
    ]
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(expectedCodes))
    expect(responses).not.toHaveProperty('internal')
  },
)
