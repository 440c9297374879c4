/** A professor in a source. An unknown value is null or empty, and never replaces a value from another source. */
export type ProfessorRecord = {
  /**
   * Identifies the person in all imports: the id of Google Scholar, or else one of another kind, such as
   * `openalex:A123`.
   */
  scholarId: string
  /** Other ids of the person with their kind (`orcid:0000-…`, `openalex:A123`), the most reliable first. */
  otherIds?: string[]
  name: string
  affiliation: string
  schoolName: string
  /** Name and school with characters that are not seen, if the source has such: suppressions of them may be stored. */
  written?: { name: string; schoolName: string } | undefined
  citedBy: number | null
  keyInterests: string[]
  homepageUrl: string | null
  googleScholarUrl: string | null
  email: string | null
  publications: PublicationRecord[]
  /** Works and affiliations by year, newest first. Only some sources have it. */
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

/** One result of reading a source: a professor, the reason for a skipped row, or a flaw that did not prevent a row. */
export type SourceRow = ProfessorRecord | SkippedRow | SourceFlaw

type SkippedRow = {
  /** The reason as a short phrase; the report counts rows by it: `no Scholar page`. */
  skipped: string
  /** The place in the source, for examples in the report: `line 17: …`. */
  example?: string
}

/** A value of a used row that was ignored, or a flaw outside the rows of professors. */
type SourceFlaw = { flaw: string; example?: string }
