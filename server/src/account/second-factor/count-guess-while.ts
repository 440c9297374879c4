import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { countCode } from './count-code.ts'
import { isFactorOn } from './queries.ts'

/**
 * Counts a guess at the code while `check` compares it, if the factor is on; call it after everything else was right.
 * Only a wrong code stays counted: a refusal for another reason tells nothing of the code. Throws rate_limited.
 */
export async function countGuessWhile<T>(
  services: Pick<Services, 'db' | 'clock' | 'encryption'>,
  guess: { studentId: string; code: string; network: string },
  check: () => Promise<T>,
): Promise<T> {
  if (!(await isFactorOn(services.db, guess.studentId))) return check()
  const use = await countCode(services, guess)
  try {
    const result = await check()
    await use.giveBack()
    return result
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'second_factor_wrong') await use.giveBack()
    throw error
  }
}
