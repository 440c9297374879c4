/**
 * The result of one call. `due`: the scheduled start, in ms since the start of the measurement. `ms`: the response
 * time. `rejected`: the server returned 503 because it was overloaded.
 */
export type RequestResult = { call: string; due: number; ms: number; outcome: 'success' | 'rejected' | 'error' }

/** The quantile of the values, such as 0.99 for p99; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** The response times of successful calls, of one name or of all. */
export function responseTimes(results: readonly RequestResult[], call?: string): number[] {
  return results.filter((one) => one.outcome === 'success' && (!call || one.call === call)).map(({ ms }) => ms)
}

export const p99 = (results: readonly RequestResult[], call?: string) => quantile(responseTimes(results, call), 0.99)

export const countOutcome = (results: readonly RequestResult[], outcome: RequestResult['outcome']) =>
  results.filter((one) => one.outcome === outcome).length

/** `p50/p99` of one call, or of all, in ms. */
export function formatTimes(results: readonly RequestResult[], call?: string): string {
  const values = responseTimes(results, call)
  const format = (ms: number) => (Number.isNaN(ms) ? '-' : ms < 9.95 ? ms.toFixed(1) : ms.toFixed(0))
  return `${format(quantile(values, 0.5))}/${format(quantile(values, 0.99))}`
}

/** Prints a line for each call: successes per second, response times, rejected calls and errors. */
export function printCalls(results: readonly RequestResult[], seconds: number): void {
  const printLine = (name: string, some: readonly RequestResult[]) => {
    const [successes, rejected, errors] = (['success', 'rejected', 'error'] as const).map((one) =>
      countOutcome(some, one),
    )
    const rate = (successes! / seconds).toFixed(1)
    console.log(
      `  ${name.padEnd(14)} ${rate.padStart(8)}/s ${formatTimes(some).padStart(14)} ms ${String(rejected).padStart(8)} ${String(errors).padStart(7)}`,
    )
  }
  console.log(
    `  ${'call'.padEnd(14)} ${'successes'.padStart(10)} ${'p50/p99'.padStart(17)} ${'503'.padStart(8)}  errors`,
  )
  for (const name of new Set(results.map(({ call }) => call)))
    printLine(
      name,
      results.filter(({ call }) => call === name),
    )
  printLine('all', results)
}
