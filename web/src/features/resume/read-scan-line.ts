import type { ScanLine } from '@labreach/contract/professors'
import { hasFields } from '../../api/has-fields.ts'

/** Reads a line of the match stream about a scanned resume. Returns null for every other line. */
export function readScanLine(line: unknown): ScanLine | null {
  if (!hasFields(line, {})) return null
  const { reading, read, failed } = line
  if (reading === null) return { reading }
  if (hasFields(reading, { page: 'number', pages: 'number' })) return { reading }
  if (hasFields(read, { count: 'number' }) && isStringList(read.key_interests) && isStringList(read.skills))
    return { read: { count: read.count, key_interests: read.key_interests, skills: read.skills } }
  return hasFields(failed, { code: 'string', error: 'string' }) ? { failed } : null
}

const isStringList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
