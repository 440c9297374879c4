import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What someone who knows no technical term writes about a field, in three wordings. */
export type EverydayList = {
  id: string
  /** The catalogue that it is tried with: computer science only, or every discipline. */
  group: 'computing' | 'other'
  /** The field meant, and what belongs to it. */
  meant: string
  list: string[]
  sentence: string
  misspelt: string[]
}

export const halves = ['development', 'held-out'] as const
export type Half = (typeof halves)[number]

/** The lists with odd numbers are for development. */
export async function readLists(half: Half): Promise<EverydayList[]> {
  const lists = JSON.parse(await readFile(join(import.meta.dirname, 'everyday-lists.json'), 'utf8')) as EverydayList[]
  return lists.filter(({ id }) => Number(id.slice(1)) % 2 === (half === 'development' ? 1 : 0))
}

export const wordings = ['list', 'sentence', 'misspelt', 'typed list', 'typed misspelt'] as const
export type Wording = (typeof wordings)[number]

/** A resume without anything that names a field apart from these lines. */
export function writeResume(interests: readonly string[]): string {
  const always = ['Ada Park', 'ada.park@example.edu', '', 'Education', 'Lincoln High School']
  return [...always, ...(interests.length > 0 ? ['', 'Research Interests', ...interests] : [])].join('\n')
}
