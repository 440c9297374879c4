/** One professor as a source knows them. What a source does not know is null or empty, and never erases what another knew. */
export type ProfessorRecord = {
  /** The identity across imports: Google Scholar's id of the person, else one of another kind, as `openalex:A123`. */
  scholarId: string
  /** Further ids of the same person, each with its kind: `orcid:0000-…`, `openalex:A123`. The surest first. */
  otherIds?: string[]
  name: string
  affiliation: string
  schoolName: string
  citedBy: number | null
  keyInterests: string[]
  homepageUrl: string | null
  googleScholarUrl: string | null
  email: string | null
  publications: PublicationRecord[]
  /** When and where they were at work, newest first; not known to every source. */
  activity?: ActivityRecord
}

export type ActivityRecord = {
  worksByYear: { year: number; works: number; citations: number }[]
  affiliations: { name: string; years: number[] }[]
}

export type PublicationRecord = {
  title: string
  abstract: string
  year: number | null
  citations: number
  url: string | null
}

/** What a source hands over row by row: a professor, or why a row holds none, and flaws that cost no row. */
export type SourceRow = ProfessorRecord | SkippedRow | NotedFlaw

type SkippedRow = {
  /** A short phrase that rows are counted by: `no Scholar page`. */
  skipped: string
  /** Where to look, for a few examples in the report: `line 17: …`. */
  example?: string
}

/** Something in the source that was left out though its row was used, or that stands in no row of professors. */
type NotedFlaw = { noted: string; example?: string }
