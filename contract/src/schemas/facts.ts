import { z } from 'zod'

/** Whom a professor takes; `intern` are guests for a summer or a term. */
export const Level = z.enum(['high_school', 'undergraduate', 'graduate', 'phd', 'intern'])
export type Level = z.infer<typeof Level>

const Term = z.object({ season: z.enum(['spring', 'summer', 'fall', 'winter']).nullable(), year: z.number() })

/** A statement about taking students. Without levels it is about students in general. */
export const Recruiting = z.object({ taking: z.boolean(), levels: z.array(Level), term: Term.nullable() })
export type Recruiting = z.infer<typeof Recruiting>

const fact = {
  source: z.enum(['openalex', 'demo', 'homepage', 'professor']),
  /** The sentence that says it. */
  quote: z.string().nullable(),
  /** The URL of the page on which it stands. */
  address: z.string().nullable(),
  /** The day (YYYY-MM-DD) for which it is known. */
  known_on: z.string(),
  /** Older than twelve months. */
  stale: z.boolean(),
}

/** What is known of a professor, with its source and date. */
export const Fact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('last_work'), year: z.number(), ...fact }),
  /** The mean of the years `from` to `to`. */
  z.object({ kind: z.literal('works_per_year'), works: z.number(), from: z.number(), to: z.number(), ...fact }),
  /** `may_have_moved`: another source names another institution. */
  z.object({
    kind: z.literal('affiliation_since'),
    name: z.string(),
    since: z.number(),
    may_have_moved: z.boolean(),
    ...fact,
  }),
  z.object({ kind: z.literal('taking'), levels: z.array(Level), term: Term.nullable(), ...fact }),
  z.object({ kind: z.literal('not_taking'), levels: z.array(Level), term: Term.nullable(), ...fact }),
  z.object({ kind: z.literal('grant'), title: z.string(), until: z.number().nullable(), ...fact }),
])
export type Fact = z.infer<typeof Fact>

/** How active a professor is, and whether they take students. */
export const Freshness = z.object({
  last_work_year: z.number().nullable(),
  recruiting: z.array(Recruiting),
  /** With quotes and sources; none while locked. */
  facts: z.array(Fact),
})
export type Freshness = z.infer<typeof Freshness>
