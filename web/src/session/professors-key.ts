/** How long a fetched page of professors counts as fresh. */
export const PAGE_FRESH_MS = 5 * 60_000

/** What the queries of all pages of professors begin with. */
export const professorsKey = 'professors'
