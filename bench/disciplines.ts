import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { belongsTo, startUnderstanding } from './functions/understood-discipline.ts'

/**
 * `npm run bench -- disciplines <topics.tsv>`: the share of OpenAlex's topics whose description is understood as a field
 * of the right one of its 26 fields. The file has a heading and the columns topic_id, field, subfield, keywords and
 * summary, of which only the summary is read. Development uses the topics with an even number. Options:
 * `--half development|held-out|both`, `--local-model on`, `--confusion`: which subfields are taken for what.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'both' },
    'local-model': { type: 'string', default: 'off' },
    confusion: { type: 'boolean', default: false },
  },
})
const file = positionals[0]
if (!file) throw new Error('Which file? npm run bench -- disciplines <topics.tsv>')
const half = values.half
if (half !== 'development' && half !== 'held-out' && half !== 'both')
  throw new Error('--half is development, held-out or both.')

/** What no student writes: "This cluster of papers explores", "It covers topics such as". */
const frame =
  /\b(?:this|these|the) (?:cluster|set|collection|papers?|research|studies)(?: of papers)? \w+(?: (?:on|around|into))?|\bit (?:\w+ topics such as|covers|explores|encompasses|delves into|investigates)/gi

type Topic = { isEven: boolean; field: string; subfield: string; summary: string }
const [, ...lines] = (await readFile(file, 'utf8')).trim().split('\n')
const topics = lines.map((line): Topic => {
  const [id, field, subfield, , summary] = line.split('\t')
  return { isEven: Number(id) % 2 === 0, field: field!, subfield: subfield!, summary: summary! }
})
const chosen = topics.filter(({ isEven }) => half === 'both' || isEven === (half === 'development'))

/** How many of how many are right. */
type Count = { right: number; all: number }
const share = ({ right, all }: Count) => `${(right / all).toFixed(3)} of ${all}`
const countOf = (list: readonly { isRight: boolean }[]): Count => ({
  right: list.filter(({ isRight }) => isRight).length,
  all: list.length,
})

const understanding = await startUnderstanding(values['local-model'] === 'on')
const results = []
for (const topic of chosen) {
  const { fields, discipline } = await understanding.understand(topic.summary.replace(frame, ' ').trim())
  const isAmongThree = fields.slice(0, 3).some((field) => belongsTo(field, topic.field))
  results.push({ ...topic, discipline, isRight: discipline === topic.field, isAmongThree })
}
await understanding.close()

console.log(`Thesaurus: ${understanding.fieldCount} fields, ${understanding.textCount} texts`)
console.log(`Fields of the table that belong to two disciplines: ${understanding.entriesOfTwoDisciplines.length}`)
console.log(`Understood as the right discipline:        ${share(countOf(results))}`)
const amongThree = results.map(({ isAmongThree }) => ({ isRight: isAmongThree }))
console.log(`It has one of the first three fields:      ${share(countOf(amongThree))}`)
for (const [name, isEven] of [
  ['development half', true],
  ['held-out half', false],
] as const)
  if (half === 'both')
    console.log(`${`  ${name}:`.padEnd(42)} ${share(countOf(results.filter((one) => one.isEven === isEven)))}`)

const disciplines = [...Map.groupBy(results, ({ field }) => field)]
  .map(([name, list]) => ({ name, count: countOf(list) }))
  .sort((one, other) => one.count.right / one.count.all - other.count.right / other.count.all)
console.log(
  `The worst five: ${disciplines
    .slice(0, 5)
    .map(({ name }) => name)
    .join('; ')}`,
)
for (const { name, count } of disciplines) console.log(`  ${name.padEnd(50)} ${share(count)}`)

if (values.confusion) {
  const wrong = results.filter(({ isRight }) => !isRight)
  const kinds = [...Map.groupBy(wrong, (one) => `${one.field}, ${one.subfield} → ${one.discipline ?? 'nothing'}`)]
  for (const [kind, list] of kinds.sort(([, one], [, other]) => other.length - one.length).slice(0, 60))
    console.log(`${String(list.length).padStart(4)} ${kind}`)
}
