import { randomInt } from 'node:crypto'

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id in Stripe's form: a prefix (`cus_`, `evt_1`) and `length` random letters and digits. */
export function createId(prefix: string, length = 24): string {
  return `${prefix}${Array.from({ length }, () => characters[randomInt(characters.length)]).join('')}`
}
