import { checkSync } from 'recheck'

export type Verdict = { safe: boolean; why: string }

/**
 * Whether an expression (`/source/flags`) runs in linear time on every text, according to recheck, which searches for a
 * text with a faster growth. An expression that recheck does not decide within `timeout` ms is not safe.
 */
export function judgeExpression(expression: string, timeout = 30_000): Verdict {
  const end = expression.lastIndexOf('/')
  const result = checkSync(expression.slice(1, end), expression.slice(end + 1), { timeout, randomSeed: 1 })
  if (result.status === 'safe') return { safe: true, why: result.complexity.summary }
  if (result.status === 'unknown') return { safe: false, why: `unknown: ${result.error.kind}` }
  return { safe: false, why: `${result.complexity.summary}, for example ${result.attack.pattern}` }
}
