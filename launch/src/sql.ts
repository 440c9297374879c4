import { Pool, TypeOverrides, types as defaultTypes } from 'pg'

// oxlint-disable-next-line typescript/no-explicit-any -- only the caller knows the columns of its statement
type UntypedRow = Record<string, any>

type Parameter = string | number | boolean | Date | Buffer | null | readonly Parameter[]

/** The rows of a result, and how many rows the statement returned or changed. */
type Rows<T extends readonly object[]> = T & { readonly count: number }

/** SQL for tests, experiments and benchmarks. `T` is the type of all rows: `{ id: number }[]`. */
export type Sql = {
  <T extends readonly object[] = UntypedRow[]>(texts: TemplateStringsArray, ...values: Parameter[]): Promise<Rows<T>>
  /** Runs a text that is not a template. It may contain several statements. */
  run: <T extends readonly object[] = UntypedRow[]>(text: string) => Promise<Rows<T>>
  end: () => Promise<void>
}

type Options = { max?: number; connectTimeoutMs?: number }

/** Opens a pool of `max` connections. Nothing connects before the first statement. Lost connections are replaced. */
export function openSql(url: string, { max = 1, connectTimeoutMs = 30_000 }: Options = {}): Sql {
  const types = new TypeOverrides()
  types.setTypeParser(defaultTypes.builtins.INT8, Number)
  types.setTypeParser(defaultTypes.builtins.NUMERIC, Number)
  const pool = new Pool({ connectionString: url, max, types, connectionTimeoutMillis: connectTimeoutMs })
  // The loss of an idle connection; the next statement opens another one.
  pool.on('error', () => undefined)
  const send = async (text: string, values?: unknown[]) => {
    const result = await pool.query<never>(text, values)
    // A text of several statements has several results.
    const { rows, rowCount } = [result].flat().at(-1)!
    return Object.defineProperty(rows, 'count', { value: rowCount ?? 0 }) as Rows<never[]>
  }
  const template = (texts: TemplateStringsArray, ...values: Parameter[]) =>
    send(
      texts.reduce((text, next, at) => `${text}$${at}${next}`),
      values,
    )
  return Object.assign(template as Sql, { run: ((text: string) => send(text)) as Sql['run'], end: () => pool.end() })
}
