import { parse } from 'libpg-query'
import { isSpread, layout } from '../../src/db/layout.ts'

/** A node of PostgreSQL's parse tree, as JSON. */
export type Node = { [key: string]: unknown }

/** A table in a statement. `alias`: the name by which the statement calls it. */
type TableUse = { table: string; alias: string }

/**
 * A part of a statement that Citus plans as a whole: a materialized `with` query, or the statement without these. Citus
 * runs a materialized `with` query first and passes its rows on.
 */
export type Unit = {
  node: Node
  spread: TableUse[]
  /** Tables of the coordinator. */
  coordinator: TableUse[]
  /** Tables outside the layout: temporary ones. */
  unknown: TableUse[]
}

export type Statement = { node: Node; units: Unit[] }

/** A string of a node; empty if it has none under this key. */
export function readText(node: unknown, key: string): string {
  const value = (node as Node | undefined)?.[key]
  return typeof value === 'string' ? value : ''
}

export async function parseStatements(text: string): Promise<Statement[]> {
  const { stmts = [] } = await parse(text)
  return stmts.map(({ stmt }) => toStatement(stmt as unknown as Node))
}

function toStatement(node: Node): Statement {
  const queries = findAll(node, 'CommonTableExpr')
  const names = new Set(queries.map((query) => readText(query, 'ctename')))
  const apart = queries.filter((query) => query.ctematerialized === 'CTEMaterializeAlways')
  const units = [node, ...apart].map((one) => toUnit(one, new Set(apart.filter((other) => other !== one)), names))
  return { node, units }
}

function toUnit(node: Node, without: ReadonlySet<unknown>, queryNames: ReadonlySet<string>): Unit {
  const unit: Unit = {
    node: without.size > 0 ? leaveOut(node, without) : node,
    spread: [],
    coordinator: [],
    unknown: [],
  }
  for (const range of findTables(unit.node)) {
    const table = readText(range, 'relname')
    if (queryNames.has(table) && !range.schemaname) continue
    const use = { table, alias: readAlias(range) }
    if (range.schemaname && range.schemaname !== 'public') unit.coordinator.push(use)
    else if (isSpread(table)) unit.spread.push(use)
    else if (table in layout || table.startsWith('pg_')) unit.coordinator.push(use)
    else unit.unknown.push(use)
  }
  return unit
}

/** The name by which a statement calls a table. */
export const readAlias = (range: Node): string => readText(range.alias, 'aliasname') || readText(range, 'relname')

/** A copy of a tree without some of its nodes. */
function leaveOut<T>(node: T, without: ReadonlySet<unknown>): T {
  if (Array.isArray(node)) return node.map((one: unknown) => leaveOut(one, without)) as T
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, without.has(child) ? {} : leaveOut(child as unknown, without)]),
  ) as T
}

/** Every node below `node` under this key: `SubLink`, `SelectStmt`. */
export function findAll(node: unknown, kind: string): Node[] {
  const found: Node[] = []
  visit(node, (key, child) => key === kind && found.push(child))
  return found
}

/** The tables below `node`. The target of a change has the key `relation`, others `RangeVar`. */
export function findTables(node: unknown): Node[] {
  const found: Node[] = []
  visit(node, (key, child) => (key === 'RangeVar' || key === 'relation') && 'relname' in child && found.push(child))
  return found
}

function visit(node: unknown, meet: (key: string, child: Node) => unknown): void {
  if (Array.isArray(node)) node.forEach((one) => visit(one, meet))
  else if (typeof node === 'object' && node !== null)
    for (const [key, child] of Object.entries(node)) {
      if (typeof child === 'object' && child !== null && !Array.isArray(child)) meet(key, child as Node)
      visit(child, meet)
    }
}

/** The parts of a column's name: `['letter', 'student_id']`; empty for anything else. */
const columnParts = (node: unknown): string[] => {
  const reference = (node as Node | undefined)?.ColumnRef as { fields?: Node[] } | undefined
  return (reference?.fields ?? []).map((field) => readText(field.String, 'sval'))
}

const isValue = (node: unknown): boolean => {
  const { ParamRef, A_Const, TypeCast } = node as Node
  return Boolean(ParamRef ?? A_Const) || (TypeCast !== undefined && isValue((TypeCast as Node).arg))
}

/**
 * Whether a condition below `node` compares the student of this table: with another column or a value, or, if
 * `onlyValue`, with a value.
 */
export function comparesStudent(node: unknown, alias: string, onlyValue = false): boolean {
  const isStudent = (side: unknown) => {
    const parts = columnParts(side)
    return parts.at(-1) === 'student_id' && (parts.length === 1 || parts.at(-2) === alias)
  }
  const compared = findAll(node, 'A_Expr').some(({ kind, name, lexpr, rexpr }) => {
    if (kind !== 'AEXPR_OP' || readText((name as Node[])[0]?.String, 'sval') !== '=') return false
    const sides = [lexpr, rexpr]
    return sides.some((side, at) => isStudent(side) && (!onlyValue || isValue(sides[1 - at])))
  })
  if (compared || onlyValue) return compared
  return findAll(node, 'JoinExpr').some((join) =>
    ((join.usingClause ?? []) as Node[]).some((column) => readText(column.String, 'sval') === 'student_id'),
  )
}
