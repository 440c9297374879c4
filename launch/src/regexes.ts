import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findExpressions } from './checks/find-expressions.ts'
import { root } from './checks/files.ts'
import { judgeExpression } from './checks/judge-expression.ts'
import { compare, listPath, readExpressionList } from './checks/regular-expressions.ts'

// npm run lab -- regexes [-- --all]: checks each regular expression that is not in the list, and adds those that are
// linear. Prints the others, each with a text that makes it slow: make it linear, or add it under "bounded" with the
// limit of its text. --all checks the listed ones too.
const expressions = await findExpressions()
const { safe, bounded, built } = await readExpressionList()
const knownSafe = new Set(process.argv.includes('--all') ? [] : safe)
const allowed = new Set(bounded.map(({ expression, file }) => `${file}: ${expression}`))
const linear: string[] = []
const saveList = () =>
  writeFile(join(root, listPath), `${JSON.stringify({ safe: linear.toSorted(), bounded, built }, null, 2)}\n`)
const unknown = [...expressions.written].flatMap(([expression, files]) => {
  if (knownSafe.has(expression)) linear.push(expression)
  else if (!files.every((file) => allowed.has(`${file}: ${expression}`))) return [expression]
  return []
})
for (const [at, expression] of unknown.entries()) {
  const { safe: isSafe, why } = judgeExpression(expression)
  if (isSafe) linear.push(expression)
  else console.error(`${expressions.written.get(expression)!.join(', ')}: ${expression}\n  ${why}`)
  // An interrupted run loses at most the last 20 results, since each can take half a minute.
  if (at % 20 === 19) await saveList()
}
await saveList()
const findings = compare(expressions, await readExpressionList())
console.log(`${unknown.length} checked; ${linear.length} linear expressions in the list.`)
for (const finding of findings) console.error(finding)
process.exit(findings.length > 0 ? 1 : 0)
