import { z } from 'zod'
import { emailInvalid } from './errors.ts'

/** The address as it is written to, or email_invalid. Upper and lower case are kept, and never tell two addresses apart. */
export function readAddress(text: string): string {
  const address = text.trim()
  if (!isAddress(address)) throw emailInvalid()
  return address
}

export function isAddress(text: string): boolean {
  return z.email().max(254).safeParse(text).success
}
