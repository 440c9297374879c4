import type { Outreach } from '../outreach.ts'
import { indexRuns, type RunIndex } from './overlap.ts'
import { readWords, stemOf } from './words.ts'

type PastLetter = Pick<Outreach, 'state' | 'professor_name' | 'school_name' | 'subject' | 'message' | 'sent_at'>

/** The letters of a student that have left or may leave, prepared for comparison. */
export type EarlierLetters = {
  fourWordRuns: RunIndex
  /** `text`: the stems of subject and letter, one space around each. */
  letters: readonly { professor: string; school: string; sentAt: number; text: string }[]
}

export const noEarlierLetters: EarlierLetters = { fourWordRuns: indexRuns([]), letters: [] }

/** Within this time a third letter about one interest into one school is mentioned. */
const sameInterestDays = 14
const dayMs = 86_400_000

/** More than anybody sends in one part of the school year. Students rarely copy older letters, and reading takes time. */
const maxLetters = 100

/**
 * Prepares letters, the newest first, for comparison. Those that failed or came back are left out: the student writes
 * them again. Held and unconfirmed ones count, since they leave or may have left.
 */
export function readEarlier(all: readonly PastLetter[]): EarlierLetters {
  const letters = all.filter(({ state }) => state !== 'failed' && state !== 'returned').slice(0, maxLetters)
  return {
    fourWordRuns: indexRuns(letters.map(({ message }) => message)),
    letters: letters.map(({ professor_name, school_name, sent_at, subject, message }) => ({
      professor: professor_name,
      school: school_name,
      sentAt: Date.parse(sent_at),
      text: stemText(`${subject}\n${message}`),
    })),
  }
}

/**
 * The other professors of the same school to whom the student wrote about an interest of this one in the last 14 days.
 * A stored letter has no interests, so it counts if its text names one of this professor's.
 */
export function listProfessorsWithSameInterest(
  { letters }: EarlierLetters,
  { name, school_name, key_interests }: { name: string | null; school_name?: string; key_interests: readonly string[] },
  now: number,
): string[] {
  if (!school_name) return []
  const interests = key_interests.map((interest) => stemText(interest)).filter((stems) => stems.trim() !== '')
  const same = letters.filter(
    ({ professor, school, sentAt, text }) =>
      professor !== name &&
      school === school_name &&
      now - sentAt < sameInterestDays * dayMs &&
      interests.some((interest) => text.includes(interest)),
  )
  return [...new Set(same.map(({ professor }) => professor))]
}

const stemText = (text: string) =>
  ` ${readWords(text)
    .map(({ text: word }) => stemOf(word))
    .join(' ')} `
