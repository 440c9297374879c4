/** From an account's making at the callback to the page that learns of it; the clocks of browsers are off by less. */
const newForMs = 10 * 60_000

/** Whether an account was made just now: its id, a UUID of version 7, begins with the time in milliseconds. */
export function isNew(studentId: string, now: number): boolean {
  const madeAt = Number.parseInt(studentId.replaceAll('-', '').slice(0, 12), 16)
  return Math.abs(now - madeAt) < newForMs
}
