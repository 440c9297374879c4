import type { PublicationRecord, SourceRow } from '../professor.ts'
import { isUrl, removeMarkup } from '../texts.ts'
import type { ColumnReader, workColumns } from './columns.ts'
import type { TableRow } from './read.ts'
import { readCount, readList, readText, readYear } from './values.ts'

/** Works by their ids, which professors list, and by the ids of their authors. */
export type Works = {
  byId: Map<string, Work>
  byProfessor: Map<string, Work[]>
  all: Work[]
  flaws: SourceRow[]
}

/** `used`: whether a professor of the file of professors has the work. */
export type Work = { publication: PublicationRecord; location: string; used: boolean }

/** Reads all works into memory. A work without a title or with a repeated id is skipped and reported as a flaw. */
export async function readWorks(
  rows: AsyncIterable<TableRow>,
  find: ColumnReader<keyof typeof workColumns>,
): Promise<Works> {
  const works: Works = { byId: new Map(), byProfessor: new Map(), all: [], flaws: [] }
  for await (const { line, values, text: row } of rows) {
    const location = `works, line ${line}: ${row}`
    const addFlaw = (flaw: string): void => void works.flaws.push({ flaw, example: location })
    const title = values && removeMarkup(readText(find(values, 'title')))
    const id = values && readText(find(values, 'id'))
    if (!values) addFlaw('malformed row of works')
    else if (!title) addFlaw('work without a title')
    else if (id && works.byId.has(id)) addFlaw('work repeated')
    else {
      const publication = {
        title,
        abstract: removeMarkup(readText(find(values, 'abstract'))),
        year: readYear(find(values, 'year')),
        citations: readCount(find(values, 'citations')) ?? 0,
        url: readWorkUrl(readText(find(values, 'url'))),
      }
      add(works, { publication, location, used: false }, id ?? '', readList(find(values, 'professor')))
    }
  }
  return works
}

function add(works: Works, work: Work, id: string, professors: readonly string[]): void {
  works.all.push(work)
  if (id) works.byId.set(id, work)
  for (const professor of new Set(professors)) {
    const known = works.byProfessor.get(professor)
    if (known) known.push(work)
    else works.byProfessor.set(professor, [work])
  }
}

/** Accepts URLs and DOIs such as "10.1000/182". */
function readWorkUrl(value: string): string | null {
  const url = /^10\.\d{4,}\//.test(value) ? `https://doi.org/${value}` : value
  return isUrl(url) ? url : null
}
