import type { Match, MatchQuery } from '../../catalogue/catalogue.ts'
import { selectVectors, textMax } from '../../catalogue/embeddings/queries.ts'
import type { Services } from '../../services.ts'
import { fuse } from './fuse.ts'

/**
 * The vector of a student's interests, skills and major. Null if there is no endpoint, no such text, or no response in
 * time. The resume is never sent to the endpoint, since it would identify the student.
 */
export async function getStudentVector(
  { embeddings }: Pick<Services, 'embeddings'>,
  { additionalInterests, interests, skills, major }: Omit<MatchQuery, 'text'>,
): Promise<Float32Array | null> {
  const parts = [[...additionalInterests, ...interests].join(', '), major, skills.join(', ')]
  const text = parts.filter(Boolean).join('. ').slice(0, textMax)
  return embeddings && text ? embeddings.tryEmbed(text) : null
}

/**
 * Returns the best matches, best first. The score by words alone selects the professors, so the set does not depend on
 * the embedding endpoint. With a vector, words and meaning together decide the order.
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
