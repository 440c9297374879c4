import type { AttackTarget } from './target.ts'

/** `details`: the observed result, with numbers. Of an attack that tries many times, `attempts`: how often; `worked`: how often it worked. */
export type AttackOutcome = { isBlocked: boolean; details: string; attempts?: number; worked?: number }

/** One attack, or one variation of it, on a running product. */
export type Attack = {
  /** The number of the finding in the external review; 0: not from the review. */
  finding: number
  name: string
  /** Takes minutes, or measures memory and time. The short version skips it. */
  long?: true
  run: (target: AttackTarget) => Promise<AttackOutcome>
}

/** `not run`: the attack failed with an error, so the product was not tested. */
export type AttackResult = Attack & {
  result: 'blocked' | 'SUCCEEDS' | 'not run'
  details: string
  attempts: number
  worked: number
}

/** Runs the groups at the same time and the attacks of a group in order. An error stops only its own attack. */
export async function runAttacks(
  target: AttackTarget,
  groups: readonly (readonly Attack[])[],
  onResult: (attackResult: AttackResult) => void,
): Promise<AttackResult[]> {
  const results: AttackResult[] = []
  const runOne = async (attack: Attack) => {
    const outcome = await attack.run(target).then(
      ({ isBlocked, details, attempts = 1, worked = isBlocked ? 0 : 1 }) => ({
        result: isBlocked ? ('blocked' as const) : ('SUCCEEDS' as const),
        details,
        attempts,
        worked,
      }),
      (error: unknown) => ({
        result: 'not run' as const,
        details: String(error).slice(0, 300),
        attempts: 0,
        worked: 0,
      }),
    )
    const attackResult = { ...attack, ...outcome }
    results.push(attackResult)
    onResult(attackResult)
  }
  await Promise.all(
    groups.map(async (group) => {
      for (const attack of group) await runOne(attack)
    }),
  )
  return results
}

export const formatResult = ({ finding, name, result, details }: AttackResult): string =>
  `${String(finding).padStart(2)}  ${name.padEnd(72)}  ${result.padEnd(8)}  ${details}`
