import { outreachMarks, outreachStates } from '@labreach/contract/choices'
import type { Outreach } from '@labreach/contract/outreach'

export const answers = ['waiting', 'follow_up', ...outreachMarks] as const
export type Answer = (typeof answers)[number]

/** What the address of the history holds; nothing of it is there while it is not set. */
export type HistorySearch = {
  search?: string | undefined
  state?: Outreach['state'] | undefined
  answer?: Answer | undefined
  page?: number | undefined
}

/** Reads an address, leaving out what makes no sense. */
export function readHistorySearch(given: Record<string, unknown>): HistorySearch {
  const search = typeof given.search === 'string' || typeof given.search === 'number' ? String(given.search) : ''
  const state = outreachStates.find((one) => one === given.state)
  const answer = answers.find((one) => one === given.answer)
  const page = Number(given.page)
  return {
    ...(search && { search: search.slice(0, 200) }),
    ...(state && { state }),
    ...(answer && { answer }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  }
}

/** Whether anything is left out. */
export const isFiltered = ({ search, state, answer }: HistorySearch) => Boolean(search?.trim() || state || answer)

/** The letters that fit all filters; every word of the text must occur in name, school, address, subject or letter. */
export function filterLetters(letters: readonly Outreach[], { search = '', state, answer }: HistorySearch): Outreach[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return letters.filter((letter) => {
    if (state && letter.state !== state) return false
    if (answer && !hasAnswer(letter, answer)) return false
    if (words.length === 0) return true
    const { professor_name, school_name, to_email, subject, message } = letter
    const text = fold([professor_name, school_name, to_email, subject, message].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

function hasAnswer(letter: Outreach, answer: Answer): boolean {
  if (answer === 'follow_up') return letter.follow_up_due
  if (answer === 'waiting') return letter.mark === null && letter.state !== 'failed'
  return letter.mark === answer
}

/** Without case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
