import { outreachMarks, outreachStates } from '@labreach/contract/choices'
import type { Outreach } from '@labreach/contract/outreach'

export const answerFilters = ['waiting', 'follow_up', ...outreachMarks] as const
export type AnswerFilter = (typeof answerFilters)[number]

/** The query parameters of the outreach history. */
export type HistorySearch = {
  search?: string | undefined
  state?: Outreach['state'] | undefined
  answer?: AnswerFilter | undefined
  page?: number | undefined
}

/** Reads the query parameters of a URL. Invalid values are left out. */
export function readHistorySearch(raw: Record<string, unknown>): HistorySearch {
  const search = typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search) : ''
  const state = outreachStates.find((one) => one === raw.state)
  const answer = answerFilters.find((one) => one === raw.answer)
  const page = Number(raw.page)
  return {
    ...(search && { search: search.slice(0, 200) }),
    ...(state && { state }),
    ...(answer && { answer }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  }
}

/** Whether a filter is set. */
export const isFiltered = ({ search, state, answer }: HistorySearch) => Boolean(search?.trim() || state || answer)

/**
 * Returns the letters that match all filters. Each word of `search` must occur in name, school, address, subject or
 * text.
 */
export function filterLetters(letters: readonly Outreach[], { search = '', state, answer }: HistorySearch): Outreach[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return letters.filter((letter) => {
    if (state && letter.state !== state) return false
    if (answer && !matchesAnswer(letter, answer)) return false
    if (words.length === 0) return true
    const { professor_name, school_name, to_email, subject, message } = letter
    const text = fold([professor_name, school_name, to_email, subject, message].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

function matchesAnswer(letter: Outreach, answer: AnswerFilter): boolean {
  if (answer === 'follow_up') return letter.follow_up_due
  if (answer === 'waiting') return letter.mark === null && !letter.professor_answer && mayHaveArrived(letter)
  return letter.mark === answer
}

const mayHaveArrived = ({ state }: Outreach) => state === 'sent' || state === 'unconfirmed' || state === 'sending'

/** Removes case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
