import { tidy } from '../texts.ts'

/** A cell's text without needless spaces; empty for none. */
export function text(value: unknown): string {
  if (typeof value === 'string') return tidy(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** A JSON list, or the parts of a cell between semicolons. */
export function list(value: unknown): string[] {
  const parts: unknown[] = Array.isArray(value) ? value : text(value).split(';')
  return parts.map(text).filter(Boolean)
}

const INTEGER_MAX = 2_147_483_647

/** A whole number that is not negative, "12,345" too; null for anything else. */
export function count(value: unknown): number | null {
  const digits = text(value).replace(/(?<=\d)[, ](?=\d{3}(?:\D|$))/g, '')
  return /^\d+(\.0+)?$/.test(digits) && Number(digits) <= INTEGER_MAX ? Number(digits) : null
}

/** A year of publication; null for anything else. */
export function year(value: unknown): number | null {
  const number = count(value)
  return number !== null && number >= 1500 && number <= 2200 ? number : null
}
