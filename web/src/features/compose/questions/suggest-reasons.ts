import { lowerTopic } from '@labreach/contract/coach/lower-topic'
import type { Publication, Relationship } from '@labreach/contract/professors'
import { excerpt } from '../../../ui/text/excerpt.ts'

const suggestionsMax = 3
/** The characters of a title that a suggestion shows: two lines on a phone. */
const titleMax = 90

/**
 * What could answer the first question: what matched, then the professor's interests and the loaded publications, which
 * not every plan may see.
 */
export function suggestReasons(
  { professor, match }: Relationship,
  publications: readonly Publication[],
  maySeePublications: boolean,
): string[] {
  const onTopic = (topic: string) => `your work on ${lowerTopic(topic)}`
  const onPaper = (title: string) => `your paper “${excerpt(title, '', titleMax)}”`
  const matched = (match?.reasons ?? []).flatMap(({ source, text }) => {
    if (source !== 'publication') return [onTopic(text)]
    return maySeePublications ? [onPaper(text)] : []
  })
  const papers = maySeePublications ? publications.slice(0, 2).map(({ title }) => onPaper(title)) : []
  const interests = professor.key_interests.slice(0, 2).map(onTopic)
  return [...new Set([...matched, ...papers, ...interests])].slice(0, suggestionsMax)
}
