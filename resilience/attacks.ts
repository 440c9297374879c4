import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exclusiveAttacks, groups } from './attacks/all.ts'
import { formatResult, runAttacks, type Attack, type AttackResult } from './attacks/attack.ts'
import { credentialAttacks } from './attacks/credentials/all.ts'
import { quotedTitleAttacks } from './attacks/quoted-titles.ts'
import { startTarget, type AttackTarget } from './attacks/target.ts'

/**
 * `npm run lab -- attacks [--findings 1,2 --named link --quick --seed 2 --of <folder>]`: runs the attacks that an
 * external review found, variations of them, and our own (finding 0) against the running product. Prints one line for
 * each attack: the number of the finding, the attack, the result and details. `--named` runs those with this in their
 * name; `--quick` skips the attacks that measure memory and time; `--seed` changes what is drawn; `--of` starts the
 * product of another checkout. Exit code 1 if an attack succeeds or cannot run.
 */
const { values } = parseArgs({
  options: {
    findings: { type: 'string' },
    named: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    of: { type: 'string' },
  },
})
const findings = values.findings?.split(',').map(Number)
const select = (attacks: readonly Attack[]) =>
  attacks.filter(
    ({ finding, name, long }) =>
      (!findings || findings.includes(finding)) && name.includes(values.named) && !(values.quick && long),
  )
const root = values.of && resolve(values.of)
const print = (result: AttackResult) => console.log(formatResult(result))

async function runInOrder(target: AttackTarget, inOrder: readonly (readonly Attack[])[][]): Promise<AttackResult[]> {
  try {
    const results: AttackResult[] = []
    for (const group of inOrder) results.push(...(await runAttacks(target, group, print)))
    return results
  } finally {
    await target.stop()
  }
}

const results = await runInOrder(await startTarget(root, {}, { seed: Number(values.seed), isShort: values.quick }), [
  [...groups, credentialAttacks].map(select),
  [select(exclusiveAttacks)],
])
const titleAttacks = select(quotedTitleAttacks)
if (titleAttacks.length > 0) {
  console.log('\nWithout the local model:')
  results.push(...(await runInOrder(await startTarget(root, { LOCAL_MODEL: 'off' }), [[titleAttacks]])))
}
const count = (kind: AttackResult['result']) => results.filter(({ result }) => result === kind).length
const attempts = results.reduce((sum, result) => sum + result.attempts, 0)
console.log(
  `\n${count('SUCCEEDS')} of ${results.length} attacks succeed (${attempts} attempts), ${count('not run')} could not run.`,
)
process.exitCode = count('blocked') < results.length ? 1 : 0
