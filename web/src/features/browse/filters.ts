import type { professorsPage } from '@labreach/contract/professors'
import type { CallInput } from '@labreach/contract/endpoint'
import { limits } from '@labreach/contract/plans'
import { count } from '../../ui/text/text.ts'

export const sortOptions = [
  { value: 'citations', label: 'Citations', order: 'cited_by' },
  { value: 'name', label: 'Name', order: 'name' },
  { value: 'school', label: 'School', order: 'school' },
  { value: 'favorites', label: 'Favorites', order: 'favorite' },
  { value: 'match', label: 'Best match', order: 'match' },
] as const
export type SortBy = (typeof sortOptions)[number]['value']

export const emailOptions = [
  { value: 'all', label: 'All', sent: undefined },
  { value: 'sent', label: 'Email sent', sent: 'email_sent' },
  { value: 'not_sent', label: 'No email yet', sent: 'no_email' },
  { value: 'draft_saved', label: 'Draft saved', sent: 'draft_saved' },
] as const
export type EmailStatus = (typeof emailOptions)[number]['value']

/** The filters as values of the form. */
export type Filters = {
  search: string
  schools: string[]
  interests: string[]
  emailStatus: EmailStatus
  minCitations: number | null
  maxCitations: number | null
  sortBy: SortBy
  sortDirection: 'asc' | 'desc'
  favorite: boolean
}

export const noFilters: Filters = {
  search: '',
  schools: [],
  interests: [],
  emailStatus: 'all',
  minCitations: null,
  maxCitations: null,
  sortBy: 'citations',
  sortDirection: 'desc',
  favorite: false,
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim().slice(0, 2_000) : undefined)
const wholeNumber = (value: unknown) => {
  const number = value === undefined || value === '' ? Number.NaN : Number(value)
  return Number.isInteger(number) && number >= 0 && number <= 1_000_000_000 ? number : undefined
}
const oneOf = <T extends string>(options: readonly { value: T }[], value: unknown) =>
  options.find((option) => option.value === value)?.value

/** The parameters of the URL of /browse. Each function returns undefined for the default and for an invalid value. */
const parameters = {
  page: (value: unknown) => {
    const page = wholeNumber(value)
    return page && page > 1 ? page : undefined
  },
  search: text,
  /** Semicolon-joined. */
  schools: text,
  /** Comma-joined. */
  interests: text,
  emailStatus: (value: unknown) => oneOf(emailOptions, value),
  minCitations: wholeNumber,
  maxCitations: wholeNumber,
  sortBy: (value: unknown) => oneOf(sortOptions, value),
  sortDirection: (value: unknown) => (value === 'asc' ? value : undefined),
  /** Favourites only. */
  favorite: (value: unknown) => (String(value) === 'true' ? true : undefined),
}
type UrlParameters = typeof parameters
export const parameterNames = Object.keys(parameters) as (keyof UrlParameters)[]

/** The parameters of the URL of /matches: a page, and a field of research to which it is narrowed. */
export type MatchesSearch = { page?: number; field?: string }

/** What a page of results is asked for. */
export type ResultsSearch = BrowseSearch & Pick<MatchesSearch, 'field'>

/** The parameters that differ from the default. */
export type BrowseSearch = { [Name in keyof UrlParameters]?: NonNullable<ReturnType<UrlParameters[Name]>> }

/** Parses a URL; invalid values are left out. */
export function readSearch(raw: Record<string, unknown>): BrowseSearch {
  return compact(Object.fromEntries(parameterNames.map((name) => [name, parameters[name](raw[name])])))
}

/** Parses the URL of /matches; invalid values are left out. */
export const readMatchesSearch = (raw: Record<string, unknown>): MatchesSearch =>
  compact({ page: parameters.page(raw['page']), field: text(raw['field'])?.slice(0, 100) })

const split = (joined: string | undefined, by: string) =>
  (joined ?? '')
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean)

export function toFilters(search: BrowseSearch): Filters {
  return {
    search: search.search ?? '',
    schools: split(search.schools, ';'),
    interests: split(search.interests, ','),
    emailStatus: search.emailStatus ?? 'all',
    minCitations: search.minCitations ?? null,
    maxCitations: search.maxCitations ?? null,
    sortBy: search.sortBy ?? 'citations',
    sortDirection: search.sortDirection ?? 'desc',
    favorite: search.favorite ?? false,
  }
}

/** Returns the query parameters of the first page with these filters. */
export function toSearch(filters: Filters): BrowseSearch {
  return compact({
    search: filters.search.trim() || undefined,
    schools: filters.schools.join(';') || undefined,
    interests: filters.interests.join(',') || undefined,
    emailStatus: filters.emailStatus === 'all' ? undefined : filters.emailStatus,
    minCitations: filters.minCitations ?? undefined,
    maxCitations: filters.maxCitations ?? undefined,
    sortBy: filters.sortBy === 'citations' ? undefined : filters.sortBy,
    sortDirection: filters.sortDirection === 'asc' ? 'asc' : undefined,
    favorite: filters.favorite || undefined,
  })
}

/** Returns the query of the call for a page of professors. */
export function toQuery(search: ResultsSearch): NonNullable<CallInput<typeof professorsPage>['query']> {
  const { schools, interests, emailStatus, sortBy, sortDirection, ...filters } = { ...toFilters(search) }
  const sent = emailOptions.find(({ value }) => value === emailStatus)?.sent
  return {
    page: search.page ?? 1,
    page_size: limits.pageSize,
    schools: schools.join(';'),
    research_interests: interests.join(','),
    search: filters.search,
    order: sortOptions.find(({ value }) => value === sortBy)?.order ?? 'cited_by',
    direction: sortDirection,
    ...(search.field && { field: search.field }),
    ...(sent && { email_status: sent }),
    ...(filters.favorite && { favorite: 'true' as const }),
    ...(filters.minCitations !== null && { cite_min: filters.minCitations }),
    ...(filters.maxCitations !== null && { cite_max: filters.maxCitations }),
  }
}

/** Makes a filter from an interest without commas, which separate filters. The server compares only the words. */
export const asFilter = (interest: string): string => interest.replace(/[\s,]+/g, ' ').trim()

/** Returns the label of every active filter, and the filters without it. Sorting is not a filter. */
export function activeFilters(filters: Filters): { label: string; without: Filters }[] {
  const { search, schools, interests, emailStatus, minCitations, maxCitations, favorite } = filters
  return [
    ...(favorite ? [{ label: 'Favorites', without: { ...filters, favorite: false } }] : []),
    ...(search ? [{ label: `Name: ${search}`, without: { ...filters, search: '' } }] : []),
    ...schools.map((school) => ({
      label: school,
      without: { ...filters, schools: schools.filter((other) => other !== school) },
    })),
    ...interests.map((interest) => ({
      label: interest,
      without: { ...filters, interests: interests.filter((other) => other !== interest) },
    })),
    ...emailOptions
      .filter(({ value }) => value === emailStatus && value !== 'all')
      .map(({ label }) => ({ label, without: { ...filters, emailStatus: 'all' as const } })),
    ...(minCitations !== null
      ? [{ label: `At least ${count(minCitations)} citations`, without: { ...filters, minCitations: null } }]
      : []),
    ...(maxCitations !== null
      ? [{ label: `At most ${count(maxCitations)} citations`, without: { ...filters, maxCitations: null } }]
      : []),
  ]
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function compact<T extends Record<string, unknown>>(value: T): Present<T> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Present<T>
}
