import { normalizeSpaces, normalizeText } from '../texts.ts'

/** The text of a cell with normalized spaces; empty for any other value. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return normalizeText(value)
  return readWritten(value)
}

/** The same with characters that are not seen. */
export function readWritten(value: unknown): string {
  if (typeof value === 'string') return normalizeSpaces(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** A JSON list, or the parts of a text separated by semicolons. */
export function readList(value: unknown): string[] {
  const parts: unknown[] = Array.isArray(value) ? value : readText(value).split(';')
  return parts.map(readText).filter(Boolean)
}

const INTEGER_MAX = 2_147_483_647

/** A whole number from 0, also "12,345"; null for any other value. */
export function readCount(value: unknown): number | null {
  const digits = readText(value).replace(/(?<=\d)[, ](?=\d{3}(?:\D|$))/g, '')
  return /^\d+(\.0+)?$/.test(digits) && Number(digits) <= INTEGER_MAX ? Number(digits) : null
}

/** A year of publication; null for any other value. */
export function readYear(value: unknown): number | null {
  const number = readCount(value)
  return number !== null && number >= 1500 && number <= 2200 ? number : null
}
