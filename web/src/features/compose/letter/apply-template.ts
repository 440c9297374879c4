import { blank, noChoice, type LetterState } from './letter-state.ts'

/**
 * Fills an empty letter with the default template, after the draft and the templates have loaded; without a default the
 * letter is blank. A chosen template that was not edited is replaced by its current text.
 */
export function applyTemplate(state: LetterState): LetterState {
  const { draft, templates, choice, body, isBodyTouched, isOwn } = state
  if (draft === 'loading' || !templates || isBodyTouched) return state
  const isUnwritten = choice === noChoice && body.trim() === ''
  const isUnedited = !isOwn && templateId.test(choice)
  if (!isUnwritten && !isUnedited) return state
  const template = templates.find(({ id }) => id === choice) ?? templates.find(({ isDefault }) => isDefault)
  return { ...state, body: template?.body ?? '', choice: template?.id ?? blank, enhancement: null }
}

const templateId = /^\d+$/
