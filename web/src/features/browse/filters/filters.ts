import { joinList, splitList } from '@labreach/contract/text/joined-list'
import type { professorsPage } from '@labreach/contract/professors'
import type { CallInput } from '@labreach/contract/endpoint'
import { ownStates } from '@labreach/contract/choices'
import { limits } from '@labreach/contract/plans'
import { count } from '../../../ui/text/text.ts'

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

export const takingOptions = [
  { value: 'all', label: 'All', chip: '', taking: undefined },
  { value: 'any', label: 'Any students', chip: 'Taking students', taking: 'any' },
  { value: 'phd', label: 'PhD students', chip: 'Taking PhD students', taking: 'phd' },
  { value: 'graduate', label: 'Graduate students', chip: 'Taking graduate students', taking: 'graduate' },
  { value: 'undergraduate', label: 'Undergraduates', chip: 'Taking undergraduates', taking: 'undergraduate' },
  { value: 'intern', label: 'Interns', chip: 'Taking interns', taking: 'intern' },
  { value: 'high_school', label: 'High school students', chip: 'Taking high school students', taking: 'high_school' },
] as const
export type Taking = (typeof takingOptions)[number]['value']

/** The student's own professors: everyone, or those with whom they have done something. */
export const mineOptions = [
  { value: 'all', label: 'Everyone' },
  { value: 'unlocked', label: 'Unlocked' },
  { value: 'drafting', label: 'Drafting' },
  { value: 'sent', label: 'Sent' },
  { value: 'answered', label: 'Answered' },
] as const satisfies readonly { value: 'all' | (typeof ownStates)[number]; label: string }[]
export type Mine = (typeof mineOptions)[number]['value']

/** `years`: a work in this many years, the current one included. */
export const activeOptions = [
  { value: 'ever', label: 'All', years: undefined },
  { value: '2y', label: 'In the last 2 years', years: 2 },
  { value: '5y', label: 'In the last 5 years', years: 5 },
] as const
export type Active = (typeof activeOptions)[number]['value']

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim().slice(0, 2_000) : undefined)
const wholeNumber = (value: unknown) => {
  const number = value === undefined || value === '' ? Number.NaN : Number(value)
  return Number.isInteger(number) && number >= 0 && number <= 1_000_000_000 ? number : undefined
}

type Field<Value, Parameter> = {
  /** The value that filters nothing; the URL leaves it out. */
  none: Value
  /** Reads the parameter of a URL; undefined if it is invalid or filters nothing. */
  read: (raw: unknown) => Parameter | undefined
  toValue: (parameter: Parameter) => Value
  toParameter: (value: Value) => Parameter | undefined
  /** All values, of a field with few. */
  options?: readonly string[]
}

const textField: Field<string, string> = {
  none: '',
  read: text,
  toValue: (parameter) => parameter,
  toParameter: (value) => value.trim() || undefined,
}
const listField = (separator: ';' | ','): Field<string[], string> => ({
  none: [],
  read: text,
  toValue: (parameter) => splitList(parameter, separator),
  toParameter: (value) => joinList(value, separator) || undefined,
})
const numberField: Field<number | null, number> = {
  none: null,
  read: wholeNumber,
  toValue: (parameter) => parameter,
  toParameter: (value) => value ?? undefined,
}
const switchField: Field<boolean, true> = {
  none: false,
  read: (raw) => (String(raw) === 'true' ? true : undefined),
  toValue: (parameter) => parameter,
  toParameter: (value) => value || undefined,
}
const optionField = <Option extends string>(options: readonly Option[], none: Option): Field<Option, Option> => ({
  none,
  options,
  read: (raw) => options.find((option) => option === raw && option !== none),
  toValue: (parameter) => parameter,
  toParameter: (value) => (value === none ? undefined : value),
})

/** All filters: the values of the form, and the parameters of the URL of /browse, which have the same names. */
export const fields = {
  search: { ...textField, read: (raw: unknown) => text(raw)?.slice(0, limits.nameSearchMax) },
  schools: listField(';'),
  interests: listField(','),
  emailStatus: optionField<EmailStatus>(
    emailOptions.map(({ value }) => value),
    'all',
  ),
  taking: optionField<Taking>(
    takingOptions.map(({ value }) => value),
    'all',
  ),
  /** The time of the last known work. */
  active: optionField<Active>(
    activeOptions.map(({ value }) => value),
    'ever',
  ),
  minCitations: numberField,
  maxCitations: numberField,
  sortBy: optionField<SortBy>(
    sortOptions.map(({ value }) => value),
    'citations',
  ),
  sortDirection: optionField<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  mine: optionField<Mine>(['all', ...ownStates], 'all'),
  /** Favourites only. */
  favorite: switchField,
}
type Fields = typeof fields
export type FilterName = keyof Fields
export const filterNames = Object.keys(fields) as FilterName[]

/** The filters as values of the form. */
export type Filters = { [Name in FilterName]: Fields[Name]['none'] }

const eachField = (pick: (field: Field<unknown, unknown>, name: FilterName) => unknown) =>
  Object.fromEntries(filterNames.map((name) => [name, pick(fields[name] as Field<unknown, unknown>, name)]))

export const noFilters = eachField(({ none }) => none) as Filters

/**
 * The form after the applied filters changed beside it (a removed chip, a topic of a card, Back): the new filters, with
 * what was edited in the form and not applied, unless the change was about the same filter.
 */
export const keepEdits = (draft: Filters, before: Filters, now: Filters): Filters =>
  eachField((_field, name) => {
    const [edited, was, is] = [draft, before, now].map((filters) => JSON.stringify(filters[name]))
    return edited !== was && is === was ? draft[name] : now[name]
  }) as Filters

const readPage = (value: unknown) => {
  const page = wholeNumber(value)
  return page && page > 1 ? page : undefined
}
export const parameterNames = ['page', ...filterNames] as const

/** The parameters of the URL of /matches: a page, and a field of research to which it is narrowed. */
export type MatchesSearch = { page?: number; field?: string }

/** What a page of results is asked for. */
export type ResultsSearch = BrowseSearch & Pick<MatchesSearch, 'field'>

/** The parameters that differ from the default. */
export type BrowseSearch = { page?: number } & {
  [Name in FilterName]?: NonNullable<ReturnType<Fields[Name]['toParameter']>>
}

/** Parses a URL; invalid values are left out. */
export const readSearch = (raw: Record<string, unknown>): BrowseSearch =>
  compact({ page: readPage(raw['page']), ...eachField(({ read }, name) => read(raw[name])) })

/** Parses the URL of /matches; invalid values are left out. */
export const readMatchesSearch = (raw: Record<string, unknown>): MatchesSearch =>
  compact({ page: readPage(raw['page']), field: text(raw['field'])?.slice(0, 100) })

export const toFilters = (search: BrowseSearch): Filters =>
  eachField(({ none, toValue }, name) => {
    const parameter = search[name]
    return parameter === undefined ? none : toValue(parameter)
  }) as Filters

/** Returns the query parameters of the first page with these filters. */
export const toSearch = (filters: Filters): BrowseSearch =>
  compact(eachField(({ toParameter }, name) => toParameter(filters[name])))

/** Returns the query of the call for a page of professors. */
export function toQuery(search: ResultsSearch): NonNullable<CallInput<typeof professorsPage>['query']> {
  const { schools, interests, emailStatus, sortBy, sortDirection, ...filters } = { ...toFilters(search) }
  const sent = emailOptions.find(({ value }) => value === emailStatus)?.sent
  const taking = takingOptions.find(({ value }) => value === filters.taking)?.taking
  const years = activeOptions.find(({ value }) => value === filters.active)?.years
  return {
    page: search.page ?? 1,
    page_size: limits.pageSize,
    schools: joinList(schools, ';'),
    research_interests: joinList(interests, ','),
    search: filters.search,
    order: sortOptions.find(({ value }) => value === sortBy)?.order ?? 'cited_by',
    direction: sortDirection,
    ...(search.field && { field: search.field }),
    ...(sent && { email_status: sent }),
    ...(taking && { taking }),
    ...(years && { active_since: new Date().getFullYear() - years + 1 }),
    ...(filters.favorite && { favorite: 'true' as const }),
    ...(filters.mine !== 'all' && { mine: filters.mine }),
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
    ...mineOptions
      .filter(({ value }) => value === filters.mine && value !== 'all')
      .map(({ label }) => ({ label: `Mine: ${label.toLowerCase()}`, without: { ...filters, mine: 'all' as const } })),
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
    ...takingOptions
      .filter(({ value, chip }) => value === filters.taking && chip)
      .map(({ chip }) => ({ label: chip, without: { ...filters, taking: 'all' as const } })),
    ...activeOptions
      .filter(({ value, years }) => value === filters.active && years)
      .map(({ years }) => ({
        label: `Active in the last ${years} years`,
        without: { ...filters, active: 'ever' as const },
      })),
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
