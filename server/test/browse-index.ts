import type { BrowseQuery } from '../src/catalogue/browse-index/browse-query.ts'
import { columnList, type Professor } from '../src/catalogue/browse-index/columns.ts'

/** The first page without filters, for a student who has done nothing yet. */
export const unfiltered: BrowseQuery = {
  visible: null,
  filters: {},
  search: '',
  searchLocked: true,
  unlocked: new Set(),
  favorites: new Set(),
  only: null,
  except: null,
  order: 'cited_by',
  direction: 'desc',
  ranking: null,
  seed: 'a student',
  page: 1,
  pageSize: 9,
}

const escapeText = (text: string) => text.replaceAll('\\', String.raw`\\`).replaceAll('\t', String.raw`\t`)

/** A professor as the database sends one by COPY. */
export function copyLine(professor: Professor): string {
  const texts = columnList.map(([name]) => {
    const value = professor[name]
    if (value === null) return String.raw`\N`
    return escapeText(Array.isArray(value) ? value.join('\u001f') : String(value))
  })
  return `${texts.join('\t')}\n`
}
