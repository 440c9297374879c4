import { parseArgs } from 'node:util'
import { readVerdicts, writePrompts } from './functions/claim-prompts.ts'
import { measureClaims, type MeasuredClaim } from './functions/measure-claims.ts'

/**
 * `npm run bench -- claims [file] [--list] [--prompts out.json] [--verdicts answers.json]`: how many of the false claims
 * of a file of labelled claims are marked, by their kind, and how many of the faithful ones. `--list` also prints the
 * claims that are judged wrongly. The file has `abstracts` (id, title, sentences) and `claims` (id, abstract, sentence
 * from 1, claim, faithful, kind). The rules judge alone, unless `--verdicts` gives the answers of a language model, a list
 * of `id` and `answer`, to the prompts that `--prompts` writes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, prompts: { type: 'string' }, verdicts: { type: 'string' } },
})
const file = positionals[0] ?? 'server/test/data/claims.json'

const formatShare = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${((100 * part.length) / Math.max(1, whole.length)).toFixed(1)} % (${part.length} of ${whole.length})`

if (values.prompts) console.log(`${writePrompts(file, values.prompts)} prompts written to ${values.prompts}`)
else print()

function print(): void {
  const verdicts = values.verdicts === undefined ? undefined : readVerdicts(file, values.verdicts)
  for (const withBasis of [true, false]) {
    const { claims, msPerClaim } = measureClaims(file, { withBasis, ...(verdicts && { verdicts }) })
    const isMarked = ({ marked }: MeasuredClaim) => marked !== null
    const [faithful, wrong] = [claims.filter((claim) => claim.faithful), claims.filter((claim) => !claim.faithful)]
    const judged = verdicts ? `, ${formatShare([...verdicts], claims)} with a verdict` : ''
    console.log(`\n${withBasis ? 'With the basis' : 'Without the basis'}, ${msPerClaim.toFixed(2)} ms a claim${judged}`)
    console.log(`false claims marked: ${formatShare(wrong.filter(isMarked), wrong)}`)
    for (const [kind, all] of Map.groupBy(wrong, (claim) => claim.kind))
      console.log(`  ${String(kind).padEnd(10)} ${formatShare(all.filter(isMarked), all)}`)
    console.log(`faithful claims marked: ${formatShare(faithful.filter(isMarked), faithful)}`)
    if (!values.list) continue
    for (const claim of claims.filter((one) => isMarked(one) === one.faithful))
      console.log(
        `${claim.faithful ? `ALARM ${claim.marked} "${claim.words}"` : `MISSED ${claim.kind}`} ${claim.id}\n   ${claim.claim}\n   = ${claim.source}`,
      )
  }
}
