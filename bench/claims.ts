import { measureClaims, type MeasuredClaim } from './functions/claims-table.ts'

/**
 * `npm run bench -- claims [file] [--list]`: how many of the false claims of a file of labelled claims are marked, by
 * their kind, and how many of the faithful ones. `--list` also prints the claims that are judged wrongly. The file has
 * `abstracts` (id, title, sentences) and `claims` (id, abstract, sentence from 1, claim, faithful, kind).
 */
const [file = 'server/test/claims.json'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isListed = process.argv.includes('--list')

const formatShare = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${((100 * part.length) / Math.max(1, whole.length)).toFixed(1)} % (${part.length} of ${whole.length})`

for (const names of [true, false]) {
  const { claims, msPerClaim } = measureClaims(file, names)
  const isMarked = ({ marked }: MeasuredClaim) => marked !== null
  const [faithful, wrong] = [claims.filter((claim) => claim.faithful), claims.filter((claim) => !claim.faithful)]
  console.log(`\n${names ? 'The sentence is named' : 'The sentence is not named'}, ${msPerClaim.toFixed(2)} ms a claim`)
  console.log(`false claims marked: ${formatShare(wrong.filter(isMarked), wrong)}`)
  for (const [kind, all] of Map.groupBy(wrong, (claim) => claim.kind))
    console.log(`  ${String(kind).padEnd(10)} ${formatShare(all.filter(isMarked), all)}`)
  console.log(`faithful claims marked: ${formatShare(faithful.filter(isMarked), faithful)}`)
  if (!isListed) continue
  for (const claim of claims.filter((one) => isMarked(one) === one.faithful))
    console.log(
      `${claim.faithful ? `ALARM ${claim.marked} "${claim.words}"` : `MISSED ${claim.kind}`} ${claim.id}\n   ${claim.claim}\n   = ${claim.source}`,
    )
}
