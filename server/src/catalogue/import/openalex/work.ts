import type { PublicationRecord } from '../professor.ts'
import { isUrl, removeMarkup } from '../texts.ts'
import type { WorkRecord } from './schemas.ts'

/** Converts a work; undefined if it has no title or abstract, was retracted, or is no research. */
export function toPublication(work: WorkRecord): PublicationRecord | undefined {
  const title = removeMarkup(work.title ?? work.display_name ?? '')
  const abstract = readAbstract(work)
  if (!title || !abstract || work.is_retracted || work.is_paratext) return undefined
  const year = work.publication_year
  // The DOI is permanent. Some landing pages are invalid URLs.
  const links = [work.doi, work.primary_location?.landing_page_url, work.host_venue?.url, work.id]
  return {
    title,
    abstract,
    year: year && Number.isInteger(year) && year > 1500 && year < 2200 ? year : null,
    citations: Math.max(0, Math.trunc(work.cited_by_count ?? 0)),
    url: links.find((link): link is string => typeof link === 'string' && isUrl(link)) ?? null,
  }
}

/** The text of an abstract, which OpenAlex sends as the positions of its words. A heading is removed. */
export function readAbstract({ abstract_inverted_index: index }: Pick<WorkRecord, 'abstract_inverted_index'>): string {
  const words: string[] = []
  for (const [word, positions] of Object.entries(index ?? {})) for (const position of positions) words[position] = word
  const text = words.filter((word) => word !== undefined).join(' ')
  return removeMarkup(text).replace(/^(?:Abstract|ABSTRACT|Summary|SUMMARY) ?[.:—-]? (?=\p{Lu})/u, '')
}
