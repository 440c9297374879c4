/** The result of an import. */
export type ImportReport = {
  /** Rows of the source. */
  read: number
  /** Professors that were added, changed or already up to date. */
  added: number
  changed: number
  unchanged: number
  /** Rows that were not imported, by reason. */
  skipped: Record<string, number>
  /** Flaws of the source that did not prevent a row, by kind. */
  flaws: Record<string, number>
  /** Up to ten rows of each reason and kind, as text. */
  examples: Record<string, string[]>
  /** Wall-clock seconds. */
  seconds: number
}

/** The report in `imports`: without examples, which are rows of people and would outlive their erasure. */
export type StoredReport = Omit<ImportReport, 'examples'>

export function createReport(): ImportReport {
  return { read: 0, added: 0, changed: 0, unchanged: 0, skipped: {}, flaws: {}, examples: {}, seconds: 0 }
}
