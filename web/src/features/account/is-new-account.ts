/**
 * Longer than the time from the creation of an account to the page that checks it, and than the error of most clocks.
 */
const newForMs = 10 * 60_000

/**
 * Whether an account was created just now. Its id, a UUID of version 7, starts with the creation time in milliseconds.
 */
export function isNewAccount(studentId: string, now: number): boolean {
  const createdAt = Number.parseInt(studentId.replaceAll('-', '').slice(0, 12), 16)
  return Math.abs(now - createdAt) < newForMs
}
