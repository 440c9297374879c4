import { fragment, names, type Fragment } from '../src/db/sql.ts'

type Row = Record<string, ConstructorParameters<typeof Fragment>[1][number]>

/** `(columns) values (…), (…)` of rows that all have the columns of the first one. */
export function insertValues(...rows: Row[]): Fragment {
  const columns = Object.keys(rows[0]!)
  const values = rows
    .map((row) => joinValues(columns.map((column) => fragment`${row[column]!}`)))
    .map((row) => fragment`(${row})`)
  return fragment`(${names(columns)}) values ${joinValues(values)}`
}

function joinValues([first, ...others]: readonly Fragment[]): Fragment {
  return others.reduce((before, next) => fragment`${before}, ${next}`, first!)
}
