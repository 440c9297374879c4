/** One row of csrankings.csv that names a person with a Scholar id; `line` counts from 1. */
export type Listed = { line: number; name: string; affiliation: string; homepage: string }
