import type { Match, MatchQuery } from '../../catalogue/catalogue.ts'
import { selectVectors, textMax } from '../../catalogue/embeddings/queries.ts'
import type { Services } from '../../services.ts'
import { fuse } from './fuse.ts'

/**
 * The vector of a student's field, or null: no endpoint, nothing to say, or no answer in time. What leaves this server are
 * facts that say nothing of who somebody is: interests, skills and major, never the resume.
 */
export async function vectorOfField(
  { embeddings }: Pick<Services, 'embeddings'>,
  { additionalInterests, interests, skills, major }: Omit<MatchQuery, 'text'>,
): Promise<Float32Array | null> {
  const facts = [[...additionalInterests, ...interests].join(', '), major, skills.join(', ')]
  const text = facts.filter(Boolean).join('. ').slice(0, textMax)
  return embeddings && text ? embeddings.soon(text) : null
}

/**
 * The best matches, best first. Words alone decide who is among them, so that the set does not change with the endpoint's
 * weather; with a vector, words and meaning together decide the order.
 */
export async function bestMatches(
  { db, catalogue, embeddings }: Pick<Services, 'db' | 'catalogue' | 'embeddings'>,
  query: MatchQuery,
  limit: number,
  vector: Float32Array | null,
): Promise<Match[]> {
  const matches = catalogue.match(query, limit)
  if (!embeddings || !vector) return matches
  const vectors = await selectVectors(
    db,
    embeddings.model,
    matches.map((match) => match.id),
  )
  return fuse(matches, vector, vectors)
}
