import type { Manner } from './fields/field.ts'
import { computingTelling, experimentTelling, theoryTelling } from './tellings/exact.ts'
import { clinicTelling, humanitiesTelling, societyTelling } from './tellings/human.ts'
import type { Telling } from './tellings/telling.ts'

export const tellings: Readonly<Record<Manner, Telling>> = {
  computing: computingTelling,
  experiment: experimentTelling,
  theory: theoryTelling,
  clinic: clinicTelling,
  society: societyTelling,
  humanities: humanitiesTelling,
}

export type Slots = Readonly<Record<string, string | number>>

/**
 * Fills the places of a sentence and begins it with a capital, as well as what follows a question. Throws on an unknown
 * place.
 */
export function told(sentence: string, slots: Slots): string {
  let text = ''
  // Plain text and the names of places take turns.
  for (const [index, piece] of piecesOf(sentence).entries()) text += index % 2 === 0 ? piece : wordFor(piece, slots)
  const whole = capitalized(text)
  return whole.includes('? ') ? whole.split('? ').map(capitalized).join('? ') : whole
}

const pieces = new Map<string, string[]>()

/** Sentences are used thousands of times each: they are taken apart once. */
function piecesOf(sentence: string): string[] {
  let known = pieces.get(sentence)
  if (!known) pieces.set(sentence, (known = sentence.split(/[{}]/)))
  return known
}

function wordFor(variable: string, slots: Slots): string {
  const word = slots[variable]
  if (word === undefined) throw new Error(`There is nothing to fill {${variable}} with`)
  return String(word)
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
