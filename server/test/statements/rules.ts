import { isSpread } from '../../src/db/layout.ts'
import {
  comparesStudent,
  findAll,
  findTables,
  parseStatements,
  readAlias,
  readText,
  type Node,
  type Statement,
} from './parse.ts'

// What Citus 13 refuses of statements on spread tables, or answers by moving whole tables between machines. By its
// documentation ("SQL support and workarounds") and by what a coordinator with two workers refused.

type Rule = {
  /** What is wrong with the statement. */
  sentence: string
  /** A statement that breaks this rule and no other. */
  example: string
  isBroken: (statement: Statement) => boolean
}

export const rules: Readonly<Record<string, Rule>> = {
  'subquery-in-insert': {
    sentence: 'inserts the result of a subquery into a spread table: read it first',
    example: `insert into outreaches (student_id, first_contact)
      values ($1, not exists (select from outreaches where student_id = $1))`,
    isBroken: ({ node }) =>
      findChanges(node, ['InsertStmt']).some(
        ({ selectStmt }) =>
          findAll(selectStmt, 'SubLink').length > 0 ||
          findAll({ selectStmt }, 'RangeVar').length > 0 ||
          findAll(selectStmt, 'RangeFunction').length > 0,
      ),
  },
  'insert-without-student': {
    sentence: 'inserts into a spread table without the student',
    example: 'insert into templates (name) values ($1)',
    isBroken: ({ node }) =>
      findChanges(node, ['InsertStmt']).some(({ cols }) => !hasName((cols ?? []) as Node[], 'ResTarget')),
  },
  'key-without-student': {
    sentence: 'finds a conflict in a spread table by a key without the student',
    example: 'insert into templates (student_id, name) values ($1, $2) on conflict (name) do nothing',
    isBroken: ({ node }) =>
      findChanges(node, ['InsertStmt']).some(({ onConflictClause }) => {
        const infer = (onConflictClause as Node | undefined)?.infer as { indexElems?: Node[] } | undefined
        return infer?.indexElems !== undefined && !hasName(infer.indexElems, 'IndexElem')
      }),
  },
  'changes-student': {
    sentence: 'changes the student of a row of a spread table',
    example: 'update templates set student_id = $1 where student_id = $2',
    isBroken: ({ node }) =>
      findChanges(node, ['UpdateStmt']).some(({ targetList }) => hasName(targetList as Node[], 'ResTarget')),
  },
  'volatile-update': {
    sentence: 'updates a spread table with a volatile function: pass the value',
    example: 'update outreaches set reference_id = gen_random_uuid()::text where student_id = $1',
    isBroken: ({ node }) =>
      findChanges(node, ['UpdateStmt']).some((update) =>
        findAll(update, 'FuncCall').some(({ funcname }) =>
          ['gen_random_uuid', 'random', 'clock_timestamp', 'timeofday', 'nextval'].includes(
            readText((funcname as Node[]).at(-1)?.String, 'sval'),
          ),
        ),
      ),
  },
  'join-with-coordinator': {
    sentence: 'names a spread table and one of the coordinator: put the spread one into a "with … as materialized"',
    example: 'select name from outreaches join professors on professors.id = professor_id where student_id = $1',
    isBroken: ({ units }) => units.some(({ spread, coordinator }) => spread.length > 0 && coordinator.length > 0),
  },
  'temporary-table': {
    sentence: 'names a spread table and a temporary one',
    example: 'update outreaches set state = $1 from moved where student_id = $2 and moved.id = outreaches.id',
    isBroken: ({ units }) => units.some(({ spread, unknown }) => spread.length > 0 && unknown.length > 0),
  },
  'join-without-student': {
    sentence: 'names two spread tables without comparing the student of each',
    example: 'select from outreaches letter join letter_reports report on report.outreach_id = letter.id',
    isBroken: ({ units }) =>
      units.some(({ node, spread }) => spread.length > 1 && spread.some(({ alias }) => !comparesStudent(node, alias))),
  },
  'lock-across-shards': {
    sentence: 'locks rows of a spread table without naming the student',
    example: 'select id from outreaches where professor_id = $1 for update skip locked',
    isBroken: ({ node }) =>
      findAll(node, 'SelectStmt')
        .filter(({ lockingClause }) => lockingClause)
        .some(({ fromClause, whereClause }) =>
          findTables(fromClause).some(
            (range) => isSpread(readText(range, 'relname')) && !comparesStudent(whereClause, readAlias(range), true),
          ),
        ),
  },
  'changing-with': {
    sentence: 'changes a spread table in a "with" query, or beside one that changes another table',
    example: 'with gone as (delete from ai_uses where student_id = $1 returning id) select count(*) from gone',
    isBroken: ({ node }) =>
      findTables(node).some((range) => isSpread(readText(range, 'relname'))) &&
      findAll(node, 'CommonTableExpr').some(
        ({ ctequery }) => !('SelectStmt' in (ctequery as Node)) && !('ValuesStmt' in (ctequery as Node)),
      ),
  },
}

/** The names of the rules that a text of one or more statements breaks. */
export async function findBroken(text: string): Promise<string[]> {
  const statements = await parseStatements(text)
  return Object.entries(rules).flatMap(([name, rule]) => (statements.some(rule.isBroken) ? [name] : []))
}

/** The changes of spread tables in a statement, of these kinds. */
const findChanges = (node: Node, kinds: readonly string[]): Node[] =>
  kinds.flatMap((kind) => findAll(node, kind)).filter(({ relation }) => isSpread(readText(relation, 'relname')))

const hasName = (nodes: readonly Node[], kind: string): boolean =>
  nodes.some((one) => readText(one[kind], 'name') === 'student_id')
