import type { Client, QueryResult } from 'pg'

/** A piece of SQL with its parameters, to be embedded in a statement. */
export class Fragment {
  readonly texts: readonly string[]
  readonly values: readonly Value[]

  constructor(texts: readonly string[], values: readonly Value[]) {
    this.texts = texts
    this.values = values
  }
}

/** A parameter. An object for a json column is passed as JSON text; `undefined` does not compile. */
type Parameter = string | number | bigint | boolean | Date | Buffer | null | readonly Parameter[]
type Value = Parameter | Fragment

/** The rows of a result, and how many rows the statement returned or changed. */
type Rows<T extends readonly object[]> = T & { readonly count: number }

// oxlint-disable-next-line typescript/no-explicit-any -- only the caller knows the columns of its statement
type UntypedRow = Record<string, any>

/** Runs statements on one connection or on a pool. `T` is the type of all rows, as `{ id: number }[]`. */
export type TransactionSql = {
  <T extends readonly object[] = UntypedRow[]>(texts: TemplateStringsArray, ...values: Value[]): Promise<Rows<T>>
  /** Runs SQL from a string. Without parameters it may contain several statements. */
  run: <T extends readonly object[] = UntypedRow[]>(text: string, values?: readonly Parameter[]) => Promise<Rows<T>>
  /** Reserves a connection until it is released. */
  borrow: Borrow
}

export type Sql = TransactionSql & {
  /** Runs `work` in a transaction and rolls it back if `work` throws. `mode` is the text after BEGIN. */
  begin: <T>(work: (tx: TransactionSql) => Promise<T>, mode?: string) => Promise<T>
}

type Borrow = () => Promise<{ client: Client; release: () => void }>

export const fragment = (texts: TemplateStringsArray, ...values: Value[]): Fragment => new Fragment(texts, values)

/** Trusted SQL text. */
export const raw = (text: string): Fragment => new Fragment([text], [])

/** Quoted names of tables or columns, separated by commas. */
export function names(given: string | readonly string[]): Fragment {
  return raw(
    [given]
      .flat()
      .map((name) => `"${name.replaceAll('"', '""')}"`)
      .join(', '),
  )
}

/** Statement text with numbered parameters. */
export function compile(
  { texts, values }: Fragment,
  parameters: Parameter[] = [],
): { text: string; values: Parameter[] } {
  let text = texts[0]!
  for (const [at, value] of values.entries()) {
    if (value instanceof Fragment) text += compile(value, parameters).text
    else text += `$${parameters.push(value)}`
    text += texts[at + 1]!
  }
  return { text, values: parameters }
}

type Statement = { text: string; values: readonly Parameter[]; name?: string }

/** @param prepared whether templates are prepared by name: each connection parses a statement once. */
export function createSql(borrow: Borrow, { prepared = false } = {}): Sql {
  return createSqlOn(borrow, prepared ? createStatementNames() : null)
}

function createSqlOn(borrow: Borrow, name: StatementNames | null): Sql {
  async function send(statement: Statement) {
    const { client, release } = await borrow()
    try {
      const result = await client.query<never>({ ...statement, values: [...statement.values] })
      // A text of several statements has several results.
      return toRows([result].flat().at(-1)!)
    } finally {
      release()
    }
  }

  async function sendPrepared(statement: Statement, name: StatementNames) {
    try {
      return await send({ ...statement, name: name.of(statement.text) })
    } catch (error) {
      if (!isStale(error)) throw error
      name.renew(statement.text)
      return send({ ...statement, name: name.of(statement.text) })
    }
  }

  const template = async (texts: TemplateStringsArray, ...values: Value[]) => {
    const statement = compile({ texts, values })
    return name ? sendPrepared(statement, name) : send(statement)
  }
  return Object.assign(template as TransactionSql, {
    run: (async (text: string, values: readonly Parameter[] = []) => send({ text, values })) as TransactionSql['run'],
    borrow,
    async begin<T>(work: (tx: TransactionSql) => Promise<T>, mode = '') {
      const { client, release } = await borrow()
      try {
        return await inTransaction(client, name, work, mode)
      } finally {
        release()
      }
    },
  })
}

async function inTransaction<T>(
  client: Client,
  name: StatementNames | null,
  work: (tx: TransactionSql) => Promise<T>,
  mode: string,
): Promise<T> {
  await client.query(`begin ${mode}`)
  try {
    const result = await work(createSqlOn(async () => ({ client, release: () => undefined }), name))
    const { command } = await client.query('commit')
    // PostgreSQL returns this if a statement failed but `work` did not throw.
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back, since one of its statements failed.')
    return result
  } catch (error) {
    // If the connection is lost, PostgreSQL rolls back. Callers get the first error.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

function toRows<Row extends object>({ rows, rowCount }: QueryResult<Row>): Rows<Row[]> {
  // Not enumerable: rows are compared with plain arrays.
  return Object.defineProperty(rows, 'count', { value: rowCount ?? 0 }) as Rows<Row[]>
}

/** Names of prepared statements by their text. */
type StatementNames = { of: (text: string) => string; renew: (text: string) => void }

function createStatementNames(): StatementNames {
  const known = new Map<string, string>()
  let count = 0
  return {
    of(text) {
      const name = known.get(text) ?? `labreach_${count++}`
      known.set(text, name)
      return name
    },
    renew: (text) => void known.delete(text),
  }
}

/** A migration has changed the columns of a prepared statement (0A000), or a pooler has lost it (26000). */
const isStale = (error: unknown): boolean => ['0A000', '26000'].includes((error as { code?: string }).code ?? '')
