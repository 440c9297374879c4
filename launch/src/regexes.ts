import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expressionsIn } from './checks/expressions-in.ts'
import { root } from './checks/files.ts'
import { judgeExpression } from './checks/judge-expression.ts'
import { compare, listPath, readJudged } from './checks/regular-expressions.ts'

// npm run regexes: judges each regular expression that is not in the list yet and records those that are linear. Prints the
// others, each with a text that makes it slow: make it linear, or name under "bounded" what bounds its text. With --all
// it judges the recorded ones again too.
const found = await expressionsIn()
const { safe, bounded, built } = await readJudged()
const known = new Set(process.argv.includes('--all') ? [] : safe)
const allowed = new Set(bounded.map(({ expression, file }) => `${file}: ${expression}`))
const linear: string[] = []
const record = () =>
  writeFile(join(root, listPath), `${JSON.stringify({ safe: linear.toSorted(), bounded, built }, null, 2)}\n`)
const unknown = [...found.written].flatMap(([expression, files]) => {
  if (known.has(expression)) linear.push(expression)
  else if (!files.every((file) => allowed.has(`${file}: ${expression}`))) return [expression]
  return []
})
for (const [at, expression] of unknown.entries()) {
  const { safe: isSafe, why } = judgeExpression(expression)
  if (isSafe) linear.push(expression)
  else console.error(`${found.written.get(expression)!.join(', ')}: ${expression}\n  ${why}`)
  // Minutes of work are not lost where it is broken off.
  if (at % 20 === 19) await record()
}
await record()
const findings = compare(found, await readJudged())
console.log(`${unknown.length} judged, ${linear.length} are linear.`)
for (const finding of findings) console.error(finding)
process.exit(findings.length > 0 ? 1 : 0)
