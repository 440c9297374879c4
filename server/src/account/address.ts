import { z } from 'zod'
import { emailInvalid } from './errors.ts'

/** Trims an address; its case stays as typed, and comparisons ignore case. Throws email_invalid. */
export function readAddress(text: string): string {
  const address = text.trim()
  if (!isAddress(address)) throw emailInvalid()
  return address
}

export function isAddress(text: string): boolean {
  return z.email().max(254).safeParse(text).success
}
