import type { Student } from '@labreach/contract/account'
import type { Answers, Relationship } from '@labreach/contract/professors'
import { composeFirstLetter } from './compose-first-letter.ts'
import { readLetterDetails } from './letter-details.ts'

/** The letter of the answers on the day `now`. What it imports tags words and is large. */
export const writeLetter = (answers: Answers, student: Student, relationship: Relationship, now: Date): string =>
  composeFirstLetter(answers, readLetterDetails(student, relationship, now))
