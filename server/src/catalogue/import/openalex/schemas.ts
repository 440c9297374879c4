import { z } from 'zod'

/*
 * Responses of OpenAlex. Its schema changes about once a year (host_venue became primary_location, concepts became
 * topics and keywords, last_known_institution became a list that may be null), and each part changes independently. A
 * part that is missing, null or in an unknown form is null here. Only ids are required.
 */

const part = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null)
/** A list without its invalid entries. */
const listOf = <T extends z.ZodType>(schema: T) =>
  part(z.array(z.unknown())).transform((items) =>
    (items ?? []).flatMap((item) => {
      const { success, data } = schema.safeParse(item)
      return success ? [data] : []
    }),
  )

const text = part(z.string())
/** Some responses contain scores as strings. */
const number = part(z.coerce.number())

const Institution = z.object({ id: z.string(), display_name: z.string(), type: text })
const Named = z.object({ display_name: z.string(), score: number, level: number, count: number })
/** Some responses contain keywords as `{ keyword, score }`. */
const Keyword = z.union([
  Named,
  z
    .object({ keyword: z.string(), score: number })
    .transform(({ keyword, score }) => ({ display_name: keyword, score })),
])

export type InstitutionPart = z.output<typeof Institution>

export const Author = z.object({
  id: z.string(),
  orcid: text,
  display_name: text,
  works_count: number,
  cited_by_count: number,
  last_known_institution: part(Institution),
  last_known_institutions: listOf(Institution),
  affiliations: listOf(z.object({ institution: Institution, years: listOf(z.number()) })),
  counts_by_year: listOf(z.object({ year: z.number(), works_count: z.number(), cited_by_count: z.number().catch(0) })),
  topics: listOf(Named),
  x_concepts: listOf(Named),
})
export type AuthorRecord = z.output<typeof Author>

export const Work = z.object({
  id: z.string(),
  doi: text,
  title: text,
  display_name: text,
  publication_year: number,
  publication_date: text,
  cited_by_count: number,
  is_retracted: part(z.boolean()),
  is_paratext: part(z.boolean()),
  primary_location: part(z.object({ landing_page_url: text })),
  host_venue: part(z.object({ url: text })),
  topics: listOf(Named),
  keywords: listOf(Keyword),
  concepts: listOf(Named),
  /** At most the first hundred. */
  authorships: listOf(z.object({ author: z.object({ id: z.string() }) })),
  abstract_inverted_index: part(z.record(z.string(), z.array(z.int().min(0).max(20_000)))),
})
export type WorkRecord = z.output<typeof Work>

/** A page of cursor paging. The last page has an empty list and no cursor. */
export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    meta: z.object({ count: number, next_cursor: text }),
    results: z.array(item),
  })

export { Institution }
