import { z } from 'zod'

/*
 * Answers of OpenAlex, part by part: its schema changes every year or so (host_venue became primary_location, concepts
 * became topics and keywords, last_known_institution a list that may be null), and what one part has become says
 * nothing of the others. A part that is missing, null or of another form is null here; only an id must be there.
 */

const part = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null)
/** A list without the entries that cannot be read. */
const listOf = <T extends z.ZodType>(schema: T) =>
  part(z.array(z.unknown())).transform((items) =>
    (items ?? []).flatMap((item) => {
      const { success, data } = schema.safeParse(item)
      return success ? [data] : []
    }),
  )

const text = part(z.string())
/** Scores were strings for a while. */
const number = part(z.coerce.number())

const Institution = z.object({ id: z.string(), display_name: z.string(), type: text })
const Named = z.object({ display_name: z.string(), score: number, level: number, count: number })
/** For some months keywords were `{ keyword, score }`. */
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
export type AuthorAnswer = z.output<typeof Author>

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
  /** The first hundred, where there are more. */
  authorships: listOf(z.object({ author: z.object({ id: z.string() }) })),
  abstract_inverted_index: part(z.record(z.string(), z.array(z.int().min(0).max(20_000)))),
})
export type WorkAnswer = z.output<typeof Work>

/** One page under cursor paging; the last one has an empty list, and no cursor to go on with. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    meta: z.object({ count: number, next_cursor: text }),
    results: z.array(item),
  })

export { Institution }
