/** What reading a resume may take. The website does not need them, so they are not part of the contract. */
export const readingLimits = {
  pagesMax: 30,
  textMax: 2_000_000,
  /** CPU time to read a resume, in milliseconds; most need 100. */
  readMs: 3_000,
  /** The wait for a free reader process. */
  waitMs: 5_000,
  /** From an upload to its response, on a busy machine. */
  answerMs: 9_000,
  scanPagesMax: 4,
  /** CPU time to read a scan; a page needs about 5 s. */
  scanReadMs: 60_000,
  /** The wait of a scan for those before it. */
  scanWaitMs: 120_000,
  /** Scans of one network without a session, or of one student. */
  scansPerDay: 3,
} as const
