import type { Match, MatchQuery } from '../../catalogue/catalogue.ts'
import { selectVectors, textMax } from '../../catalogue/embeddings/queries.ts'
import type { Services } from '../../services.ts'
import { fuse } from './fuse.ts'
import { linesToUnderstand, understandStudent, type StudentInterests } from '../../text/fields/understand-student.ts'

/**
 * The query of a student. The local model helps to understand the interests, if it answers in time.
 * @param found the interests that were read from the resume.
 * @returns `isWhole`: whether the model, if it is loaded, has answered every line.
 */
export async function createQuery(
  { meaning }: Pick<Services, 'meaning'>,
  student: StudentInterests,
  found: readonly string[],
): Promise<{ query: MatchQuery; isWhole: boolean }> {
  const lines = linesToUnderstand(student)
  const near = await meaning.findFields(lines)
  const { typed: additionalInterests, interests, major, text, struck } = student
  const fields = understandStudent(student, (line) => near.get(line))
  return {
    query: { additionalInterests, interests, found, major, text, struck, fields },
    isWhole: !meaning.isLoaded() || lines.every((line) => near.has(line)),
  }
}

/**
 * The vector of a student's interests and major. Null without an embedding service, such a text, or a response in time.
 * The resume is never sent to the service, since it would identify the student.
 */
export async function getStudentVector(
  { embeddings }: Pick<Services, 'embeddings'>,
  { typed, interests, major }: Pick<StudentInterests, 'typed' | 'interests' | 'major'>,
): Promise<Float32Array | null> {
  const text = [[...typed, ...interests].join(', '), major].filter(Boolean).join('. ').slice(0, textMax)
  return embeddings && text ? embeddings.tryEmbed(text) : null
}

/**
 * Returns the best matches, best first. Words and fields select the professors, so the set does not depend on the
 * embedding endpoint. With a vector, its cosines also count for the order.
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
