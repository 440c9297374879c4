import type { Student } from '@labreach/contract/account'
import type { Relationship } from '@labreach/contract/professors'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'
import { track } from '../../../analytics/track.ts'
import { session } from '../../../credentials/session.ts'
import { useTemplates } from './use-templates.ts'
import { defaultSubject, fillTemplate } from './variables.ts'
import { beginLetter } from './begin-letter.ts'
import { endLetterKey, forgetLetter, keepLetter, keptLetter, letterKey, toKeep } from './kept-letters.ts'
import { isSaved, type Enhancement } from './letter-state.ts'
import { reduceLetter } from './reduce-letter.ts'
import { useDraft } from './use-draft.ts'
import { useOtherTab } from './use-other-tab.ts'

const store = session.letters

/**
 * The letter being written to one professor: what is in it, where it came from, its draft, and its key for sending
 * exactly once. What becomes of its text is decided in `reduceLetter` alone; here it is loaded, kept in the browser and
 * saved.
 */
export function useLetter(student: Student, relationship: Relationship, onSaved: () => void) {
  const { id, professor } = relationship
  const [kept] = useState(() => keptLetter(student.id, id, store))
  const [state, dispatch] = useReducer(reduceLetter, null, () => beginLetter(kept, defaultSubject(student)))
  const draft = useDraft(id, state, dispatch, onSaved)
  const [key, setKey] = useState(() => letterKey(student.id, id, store))
  const isElsewhere = useOtherTab(student.id, id, (versions) => dispatch({ type: 'otherTabWrote', versions }))

  const templates = useTemplates()
  const tellTemplates = useEffectEvent(() => {
    if (!templates.data) return
    const filled = templates.data.map((template) => ({
      id: String(template.id),
      body: fillTemplate(template.content, student, professor),
      isDefault: template.default,
    }))
    dispatch({ type: 'templatesLoaded', templates: filled })
  })
  useEffect(() => tellTemplates(), [templates.data])

  const keep = useEffectEvent(() => keepLetter(student.id, id, toKeep(state, new Date().toISOString()), store))
  // Before the browser draws again, so that a page that crashes right after a key stroke has it.
  useLayoutEffect(() => {
    if (state.edits > 0) keep()
  }, [state.edits])

  const text = {
    subject: state.subject,
    body: state.body,
    recipient: state.recipient,
    writeSubject: (subject: string) => dispatch({ type: 'wroteSubject', subject }),
    writeBody: (body: string) => dispatch({ type: 'wroteBody', body }),
    writeRecipient: (recipient: string) => dispatch({ type: 'wroteRecipient', recipient }),
    findRecipient: (recipient: string) => dispatch({ type: 'foundRecipient', recipient }),
  }
  const source = {
    templates,
    choice: state.choice,
    choose(choice: string) {
      const template = templates.data?.find((one) => String(one.id) === choice)
      if (template) track('template_use', { default: template.default })
      dispatch({ type: 'chose', choice })
    },
    shown: state.shown,
    other: state.other,
    swap: () => dispatch({ type: 'swapped' }),
    /** Begins again with the standard template. */
    startOver: () => dispatch({ type: 'startedOver', subject: defaultSubject(student) }),
    canUndo: state.replaced.length > 0,
    undo: () => dispatch({ type: 'undone' }),
    isElsewhere,
  }
  const ai = {
    enhancement: state.enhancement,
    /** Whether the text is what AI wrote, unedited. */
    isUnedited: state.enhancement !== null && state.body === state.enhancement.after,
    replaceBody: ({ after, unsupported }: Omit<Enhancement, 'before'>) =>
      dispatch({ type: 'enhanced', after, unsupported }),
    undo: () => dispatch({ type: 'enhancementUndone' }),
  }
  const send = {
    /** Sent with the letter, so that a repeated click, another tab and a reload send it once. */
    key,
    /** What is sent after this is another letter. */
    endKey() {
      endLetterKey(student.id, id, key, store)
      setKey(letterKey(student.id, id, store))
    },
    sent() {
      forgetLetter(student.id, id, store)
      endLetterKey(student.id, id, key, store)
    },
  }
  return {
    /** What is written, and to whom. */
    text,
    /** Where the text comes from: a template, a draft, this browser; and what it replaced. */
    source,
    /** What AI made of it. */
    ai,
    draft: {
      ...draft,
      isSaved: isSaved(state),
      /** Until the draft is known nothing is chosen, saved, enhanced or sent. */
      isLoading: state.draft === 'loading',
      /**
       * While a draft that is known to exist has not come, nothing can be written; otherwise what is written is merged.
       */
      isAwaited: state.draft === 'loading' && relationship.draft_saved && !kept,
      /** Whether there may be one that is not shown. */
      mayExist: state.draft === 'failed' || state.other?.from === 'draft',
    },
    send,
  }
}

export type Letter = ReturnType<typeof useLetter>
