import type { Style } from './fields/field.ts'
import { computingTemplates, experimentTemplates, theoryTemplates } from './templates/exact.ts'
import { clinicTemplates, humanitiesTemplates, societyTemplates } from './templates/human.ts'
import type { TextTemplates } from './templates/text-templates.ts'

export const templates: Readonly<Record<Style, TextTemplates>> = {
  computing: computingTemplates,
  experiment: experimentTemplates,
  theory: theoryTemplates,
  clinic: clinicTemplates,
  society: societyTemplates,
  humanities: humanitiesTemplates,
}

export type Variables = Readonly<Record<string, string | number>>

/**
 * Fills the variables of a sentence, and capitalizes it and the text after a question. Throws on an unknown variable.
 */
export function fillTemplate(sentence: string, variables: Variables): string {
  let text = ''
  // Every second piece is the name of a variable.
  for (const [index, piece] of splitTemplate(sentence).entries())
    text += index % 2 === 0 ? piece : getWord(piece, variables)
  const filled = capitalize(text)
  return filled.includes('? ') ? filled.split('? ').map(capitalize).join('? ') : filled
}

const pieces = new Map<string, string[]>()

/** The pieces of a template. They are cached, since each template is used thousands of times. */
function splitTemplate(sentence: string): string[] {
  let cached = pieces.get(sentence)
  if (!cached) pieces.set(sentence, (cached = sentence.split(/[{}]/)))
  return cached
}

function getWord(variable: string, variables: Variables): string {
  const word = variables[variable]
  if (word === undefined) throw new Error(`There is no value for the variable {${variable}}`)
  return String(word)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
