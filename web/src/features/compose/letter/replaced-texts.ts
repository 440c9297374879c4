import { isSameText } from './stored/stored-version.ts'
import type { Version } from './letter-state.ts'

/** The maximum number of replaced texts per letter. */
const maxReplaced = 20

const isEmptyVersion = ({ body, isOwn }: Version) => body.trim() === '' && !isOwn
/** Whether one text contains the other completely, including the text before AI and the answer to its question. */
const contains = (one: Version, two: Version) =>
  one.subject === two.subject &&
  one.body.includes(two.body) &&
  (two.enhancement === null ||
    (two.enhancement.before === one.enhancement?.before &&
      (!two.enhancement.answer || two.enhancement.answer === one.enhancement.answer)))

/**
 * Appends replaced texts. An empty text is left out unless its subject was written, and so is a text that another one
 * contains completely.
 */
export function addReplaced(texts: readonly Version[], ...more: readonly Version[]): Version[] {
  let all: Version[] = [...texts]
  for (const { subject, body, enhancement, choice, isOwn } of more) {
    const version: Version = { subject, body, enhancement, choice, isOwn }
    if (isEmptyVersion(version)) continue
    // A text that no draft contains remains marked as such.
    version.isOwn ||= all.some((one) => one.isOwn && isSameText(one, version))
    all = [...all.filter((one) => !contains(version, one)), version]
  }
  return all.slice(-maxReplaced)
}

/** Returns the texts that the current one does not contain. */
export const removeContained = (texts: readonly Version[], current: Version): Version[] =>
  texts.filter((one) => !contains(current, one))
