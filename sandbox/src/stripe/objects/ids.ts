import { randomInt } from 'node:crypto'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id in Stripe's form: a prefix (`cus_`, `evt_1`), and letters and digits, 24 of them where nothing else is said. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}${Array.from({ length }, () => signs[randomInt(signs.length)]).join('')}`
}
