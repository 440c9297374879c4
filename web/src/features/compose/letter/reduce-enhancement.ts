import { insertAnswer } from './insert-answer.ts'
import type { Enhancement, LetterEvent } from './letter-state.ts'
import { compareSentences, undoChange } from './sentences/sentence-changes.ts'

type EnhancementEvent = Extract<
  LetterEvent,
  { type: 'changeUndone' | 'changesKept' | 'wroteAnswer' | 'answered' | 'questionDismissed' }
>
type Next = { enhancement: Enhancement; body: string }

/** Computes the next enhancement and body: changes that are kept or undone one by one, and the question of AI. */
export function reduceEnhancement(enhancement: Enhancement, body: string, event: EnhancementEvent): Next {
  switch (event.type) {
    case 'changeUndone':
      return { enhancement, body: undoChange(compareSentences(enhancement), body, event.id) }
    case 'changesKept':
      return { enhancement: { ...enhancement, kept: [...(enhancement.kept ?? []), ...event.ids] }, body }
    case 'wroteAnswer':
      return { enhancement: { ...enhancement, answer: event.answer }, body }
    case 'answered': {
      const { question, answer } = enhancement
      if (!question || !answer?.trim()) return { enhancement, body }
      return { enhancement: withoutQuestion(enhancement), body: insertAnswer(body, question, answer) }
    }
    case 'questionDismissed':
      return { enhancement: withoutQuestion(enhancement), body }
  }
}

function withoutQuestion({ question: _question, answer: _answer, ...rest }: Enhancement): Enhancement {
  return rest
}
