/** How long a fetched page of professors is fresh, in milliseconds. */
export const PAGE_FRESH_MS = 5 * 60_000

/** The first element of the query keys of all pages of professors. */
export const professorsKey = 'professors'

/** The first element of the query keys of what was understood from a student's words. */
export const understandingKey = 'understanding'
