import { measureRecruiting } from './functions/recruiting-table.ts'

/**
 * `npm run bench -- recruiting [file] [--list] [--levels]`: precision and recall of the sentences about taking students, by label.
 * The file is a list of `{ text, label: 'taking' | 'not_taking' | 'none', levels?, term? }`. `--list` also prints the
 * texts that are judged wrongly, `--levels` those whose levels are.
 */
const [file = 'server/test/data/recruiting.json'] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))

const { texts, msPerText } = measureRecruiting(file)
const formatShare = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} % (${part} of ${whole})`

console.log(`${texts.length} texts, ${msPerText.toFixed(2)} ms each`)
for (const label of ['taking', 'not_taking'] as const) {
  const [labelled, judged] = [texts.filter((one) => one.label === label), texts.filter((one) => one.judged === label)]
  const right = judged.filter((one) => one.label === label).length
  console.log(`${label}: precision ${formatShare(right, judged.length)}, recall ${formatShare(right, labelled.length)}`)
  const withLevels = judged.filter((one) => one.label === label && one.levels?.length)
  const sameLevels = withLevels.filter((one) => one.levels!.toSorted().join() === one.judgedLevels.toSorted().join())
  console.log(`  levels as labelled: ${formatShare(sameLevels.length, withLevels.length)}`)
}
if (process.argv.includes('--list'))
  for (const one of texts.filter(({ label, judged }) => label !== judged))
    console.log(
      `${one.label} judged ${one.judged}: ${one.text}${one.quotes.map((quote) => `\n    = ${quote}`).join('')}`,
    )
if (process.argv.includes('--levels'))
  for (const one of texts.filter(
    (it) =>
      it.label === it.judged && it.levels?.length && it.levels.toSorted().join() !== it.judgedLevels.toSorted().join(),
  ))
    console.log(`${one.levels!.join()} read as ${one.judgedLevels.join()}: ${one.text}`)
