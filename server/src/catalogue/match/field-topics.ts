import { specificity } from '../../text/fields/relatedness.ts'
import { thesaurus } from '../../text/fields/thesaurus.ts'
import { getFieldForms } from '../../text/fields/fields.ts'
import { findWholeNames } from './field-names.ts'

/** What a text means by a field: the field as a whole, or only topics of it. */
export type Naming = {
  /** The text names the whole field. */
  isWhole: boolean
  /** The names of the topics, see `kinds` and `apart` of the thesaurus. */
  topics: ReadonlySet<string>
  /** The topics are only close to the field: none of them belongs to it. */
  isApart: boolean
}

type Topic = { topic: string; isIncluded: boolean }

/** By field: the topic of a name. */
const topicsOf = new Map(
  thesaurus
    .filter(({ topics }) => topics.length > 0)
    .map(({ name, topics }) => [
      name,
      new Map(
        topics.flatMap(({ names, isIncluded }) =>
          names.map((one): [string, Topic] => [one, { topic: names[0]!, isIncluded }]),
        ),
      ),
    ]),
)

const wholeField: Naming = { isWhole: true, topics: new Set(), isApart: false }

/** What a text that names a field, or is understood as it, means by the field. Without a text it is the whole field. */
export function readNaming(field: string, text: string | null): Naming {
  const topics = topicsOf.get(field)
  const names = topics && text !== null ? findWholeNames(field, text) : []
  if (!topics || names.length === 0) return wholeField
  const found = names.flatMap((name) => topics.get(name) ?? [])
  return {
    isWhole: found.length < names.length,
    topics: new Set(found.map(({ topic }) => topic)),
    isApart: found.length === names.length && found.every(({ isIncluded }) => !isIncluded),
  }
}

/** How what two texts mean by a field is called: by the topic that both name, else by the field. */
export type Common = {
  name: string
  /** What is left of the field's value. */
  share: number
  /** `part`: one of them names only a topic of the field; `siblings`: they name two topics of it. */
  relation: 'same' | 'part' | 'siblings'
}

/** What is left of a field's value if the student's line names only a topic of it, or both texts name different ones. */
const shares = { part: 0.85, siblings: 0.7 }

/** What two texts have in common that mean the same field; null if one of them is only close to it. */
export function findCommon(field: string, yours: Naming, theirs: Naming): Common | null {
  const [topic] = yours.topics.intersection(theirs.topics)
  if (topic !== undefined) return { name: topic, share: 1, relation: 'same' }
  if (yours.isApart || theirs.isApart) return null
  if (yours.isWhole) return { name: field, share: 1, relation: theirs.isWhole ? 'same' : 'part' }
  const relation = theirs.isWhole ? 'part' : 'siblings'
  return { name: field, share: shares[relation], relation }
}

/** The names of a topic, or of the field itself. */
export const getTopicNames = (field: string, topic: string): readonly string[] =>
  topicNames.get(`${field}|${topic}`) ?? getFieldForms(field)

const topicNames = new Map(
  thesaurus.flatMap(({ name, topics }) => topics.map(({ names }) => [`${name}|${names[0]}`, names])),
)

/** What works of many disciplines have in common: "deep learning" on both sides says nothing. */
const genericFields: ReadonlySet<string> = new Set([
  'Computer science',
  'Artificial intelligence',
  'Machine learning',
  'Deep learning',
  'Neural networks',
  'Representation learning',
  'Data science',
  'Optimization',
  'Engineering',
])

/** Whether a field says nothing about two people who have it in common, though its topics may ("contrastive learning"). */
export const isGeneric = (field: string): boolean => genericFields.has(field)

/** A field with more narrower ones ("Robotics", "Computer vision") is a reason only if a professor has no better one. */
export const isBroad = (field: string): boolean => specificity(field) < specificityMin
const specificityMin = 0.75
