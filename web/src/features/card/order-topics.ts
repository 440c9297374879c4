import type { Relationship } from '@labreach/contract/professors'

/**
 * Orders the topics of the professors of one list, so that their headlines differ: by relationship id, the topics with
 * those first that fit the student, and in front a topic that no earlier professor of the list has there, if there is
 * one. A longer list leaves the headlines of the earlier professors as they are.
 */
export function orderTopics(relationships: readonly Relationship[]): ReadonlyMap<number, readonly string[]> {
  const leading = new Set<string>()
  return new Map(
    relationships.map((relationship) => {
      const topics = byFit(relationship)
      const lead = topics.find((topic) => !leading.has(fold(topic))) ?? topics[0]
      if (lead === undefined) return [relationship.id, topics]
      leading.add(fold(lead))
      return [relationship.id, [lead, ...topics.filter((topic) => topic !== lead)]]
    }),
  )
}

function byFit({ professor, match }: Relationship): string[] {
  const reasons = (match?.reasons ?? []).filter(({ source }) => source === 'interest')
  const fitting = new Set(reasons.map(({ text }) => fold(text)))
  const [first, rest] = [true, false].map((fits) =>
    professor.key_interests.filter((topic) => fitting.has(fold(topic)) === fits),
  )
  return [...first!, ...rest!]
}

const fold = (topic: string): string => topic.toLowerCase()
