/** What an import did. */
export type ImportReport = {
  /** Rows the source held. */
  read: number
  /** Professors by what became of them. */
  added: number
  changed: number
  unchanged: number
  /** Rows without a professor of their own, by reason. */
  skipped: Record<string, number>
  /** Flaws of the source that cost no row, by kind. */
  noted: Record<string, number>
  /** Up to ten rows of each reason and kind, as the source describes them. */
  examples: Record<string, string[]>
  /** Wall-clock seconds. */
  seconds: number
}

export function emptyReport(): ImportReport {
  return { read: 0, added: 0, changed: 0, unchanged: 0, skipped: {}, noted: {}, examples: {}, seconds: 0 }
}
