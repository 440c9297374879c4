import { blank, undecided, type LetterState } from './letter-state.ts'

/**
 * The default template fills the body of a letter for which there is neither a draft nor a text, once both are known;
 * so does a template that was chosen before and never edited, as it reads now. Without a default the letter is blank.
 */
export function applyTemplate(state: LetterState): LetterState {
  const { draft, templates, choice, body, isBodyTouched, isOwn } = state
  if (draft === 'loading' || !templates || isBodyTouched) return state
  const isUnwritten = choice === undecided && body.trim() === ''
  const isUnedited = !isOwn && templateId.test(choice)
  if (!isUnwritten && !isUnedited) return state
  const template = templates.find(({ id }) => id === choice) ?? templates.find(({ isDefault }) => isDefault)
  return { ...state, body: template?.body ?? '', choice: template?.id ?? blank, enhancement: null }
}

const templateId = /^\d+$/
