import { checkSync } from 'recheck'

export type Verdict = { safe: boolean; why: string }

/**
 * Whether an expression, written `/source/flags`, takes a time in proportion to the text on every text, as far as recheck
 * can tell: it looks for a text on which the time grows faster. Where it gives up in time, nothing is known.
 */
export function judgeExpression(expression: string, timeout = 30_000): Verdict {
  const end = expression.lastIndexOf('/')
  const answer = checkSync(expression.slice(1, end), expression.slice(end + 1), { timeout, randomSeed: 1 })
  if (answer.status === 'safe') return { safe: true, why: answer.complexity.summary }
  if (answer.status === 'unknown') return { safe: false, why: `unknown: ${answer.error.kind}` }
  return { safe: false, why: `${answer.complexity.summary}, for example ${answer.attack.pattern}` }
}
