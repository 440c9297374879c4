/** A row of csrankings.csv with a Scholar id; the first line is 1. */
export type PersonRow = { line: number; name: string; affiliation: string; homepage: string }
