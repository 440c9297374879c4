import type { Student } from '@labreach/contract/account'
import type { Relationship } from '@labreach/contract/professors'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'
import { track } from '../../../analytics/track.ts'
import { session } from '../../../credentials/session.ts'
import { useAnswers } from '../questions/use-answers.ts'
import { useTemplates } from './use-templates.ts'
import { defaultSubject, fillTemplate } from './variables.ts'
import { alertError } from '../../../ui/feedback/alerts.ts'
import { endLetter, storeAgain } from './stored/end-letter.ts'
import { insertQuote } from './insert-quote.ts'
import { openLetter } from './open-letter.ts'
import {
  endIdempotencyKey,
  storeLetter,
  getStoredLetter,
  getIdempotencyKey,
  toStoredLetter,
} from './stored/letter-store.ts'
import { isSaved, type Enhancement, type Text } from './letter-state.ts'
import { getStoredPlaces, storePlaces, type PlaceValues } from './stored/stored-places.ts'
import { isSameText } from './stored/stored-version.ts'
import { reduceLetter } from './reduce-letter.ts'
import { suggestSubject } from './suggest-subject.ts'
import { useDraft } from './draft/use-draft.ts'
import { useOtherTab } from './stored/use-other-tab.ts'

const store = session.letters

/** A held letter that is open again. `reason`: why it came back, or may have left; null if the student took it back. */
export type Back = { reason: string | null; isSure: boolean }

/**
 * The letter to one professor: its text, origin, draft, and the idempotency key for sending. `reduceLetter` computes
 * all changes of the text; this hook loads the letter, stores it in the browser and saves it.
 */
export function useLetter(student: Student, relationship: Relationship, onSaved: () => void) {
  const { id, professor } = relationship
  const [stored] = useState(() => getStoredLetter(student.id, id, store))
  const [state, dispatch] = useReducer(reduceLetter, null, () => openLetter(stored, defaultSubject(student)))
  const answers = useAnswers(student.id, relationship)
  /** The first letter to this professor, of which neither this browser nor the server has a text. */
  const isFresh = !stored && !relationship.draft_saved && !relationship.email_sent
  const draft = useDraft(id, state, dispatch, answers, onSaved)
  const [key, setKey] = useState(() => getIdempotencyKey(student.id, id, store))
  const [hasChanged, setChanged] = useState(false)
  const [sentText, setSentText] = useState<Text | null>(null)
  const [back, setBack] = useState<Back | null>(null)
  /** The body in which the server has found a sentence of AI. */
  const [bodyWithAi, setBodyWithAi] = useState<string | null>(null)
  const isElsewhere = useOtherTab(student.id, id, (versions) => dispatch({ type: 'otherTabWrote', versions }))

  const [openedAt] = useState(() => new Date())
  const templates = useTemplates()
  const dispatchTemplates = useEffectEvent(() => {
    if (!templates.data) return
    const filled = templates.data.map((template) => ({
      id: String(template.id),
      body: fillTemplate(template.content, student, professor, openedAt),
      isDefault: template.default,
    }))
    dispatch({ type: 'templatesLoaded', templates: filled })
  })
  useEffect(() => dispatchTemplates(), [templates.data])

  const persist = useEffectEvent(() =>
    storeLetter(student.id, id, toStoredLetter(state, new Date().toISOString()), store),
  )
  // Before the next paint, so that a key stroke is stored even if the page crashes right after it.
  useLayoutEffect(() => {
    if (state.edits > 0) persist()
  }, [state.edits])

  const [field, setField] = useState<HTMLTextAreaElement | null>(null)
  const text = {
    /** Puts words in quotation marks at the cursor of the body. */
    insertQuote(words: string) {
      if (field && !insertQuote(field, words)) alertError('Your letter has no room for this quote.')
    },
    subject: state.subject,
    body: state.body,
    recipient: state.recipient,
    /** A better subject than the specified one; null once the student has another. */
    suggestedSubject:
      state.subject === defaultSubject(student) ? suggestSubject(student, relationship, openedAt) : null,
    writeSubject(subject: string) {
      setChanged(true)
      dispatch({ type: 'wroteSubject', subject, shown: state })
    },
    writeBody(body: string) {
      setChanged(true)
      dispatch({ type: 'wroteBody', body, shown: state })
    },
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
    origin: state.origin,
    alternative: state.alternative,
    swap: () => dispatch({ type: 'swapped' }),
    /** Starts again with the default template. */
    startOver: () => dispatch({ type: 'startedOver', subject: defaultSubject(student) }),
    canUndo: state.replaced.length > 0,
    undo: () => dispatch({ type: 'undone' }),
    isElsewhere,
  }
  const questions = {
    ...answers,
    /** Whether nothing was written yet, so that the questions come first. */
    comeFirst: isFresh,
    setLetter(body: string) {
      setChanged(true)
      dispatch({ type: 'setFromAnswers', body })
    },
  }
  const ai = {
    enhancement: state.enhancement,
    /** Whether the body is the text of AI without edits. */
    isUnedited: state.enhancement !== null && state.body === state.enhancement.after,
    /** Whether the server has found AI in this very body, which this page may not know of. */
    isFound: bodyWithAi === state.body.trim(),
    markFound: (body: string) => setBodyWithAi(body.trim()),
    replaceBody: (enhanced: Omit<Enhancement, 'before' | 'kept' | 'answer'>) =>
      dispatch({ type: 'enhanced', ...enhanced }),
    undo: () => dispatch({ type: 'enhancementUndone' }),
    /** Undoes one change of a sentence. */
    undoChange: (id: number) => dispatch({ type: 'changeUndone', id }),
    keepChanges: (ids: readonly number[]) => dispatch({ type: 'changesKept', ids }),
    writeAnswer: (answer: string) => dispatch({ type: 'wroteAnswer', answer }),
    /** Puts the written answer to the question of AI into the body. */
    insertAnswer() {
      setChanged(true)
      dispatch({ type: 'answered' })
    },
    dismissQuestion: () => dispatch({ type: 'questionDismissed' }),
  }
  /** What is typed for the open places of the letter. */
  const storedPlaces = {
    read: () => getStoredPlaces(student.id, id, store),
    write: (values: PlaceValues) => storePlaces(student.id, id, values, store),
  }
  /** Ends the letter in this browser: it was sent, or the server holds it. */
  function end() {
    setSentText({ subject: state.subject, body: state.body })
    endLetter(student.id, id, state, new Date().toISOString(), store)
    answers.removeStored()
    storedPlaces.write(new Map())
    endIdempotencyKey(student.id, id, key, store)
  }
  const send = {
    /** The Idempotency-Key, so that a repeated click, another tab or a reload does not send the letter twice. */
    key,
    /** Starts a new key: the next sending is another letter. @param mayBeSent the text, which is not saved again */
    endKey(mayBeSent: Text | null) {
      setSentText(mayBeSent)
      // Another tab that has sent the letter has removed the stored text; this one may have other words.
      storeLetter(student.id, id, toStoredLetter(state, new Date().toISOString()), store)
      endIdempotencyKey(student.id, id, key, store)
      setKey(getIdempotencyKey(student.id, id, store))
    },
    markSent: end,
    /** The server holds the letter, so this browser does not. Returns a function that stores it here again. */
    markHeld() {
      const kept = toStoredLetter({ ...state, ...trimmed(state) }, new Date().toISOString())
      setBack(null)
      end()
      return () => storeAgain(student.id, id, kept, store)
    },
    /**
     * A held letter came back: its text is open again, and is usually the draft that the server has now. With `isSure`
     * false it may have been sent, and its text is not saved again.
     */
    comeBack(back: Back) {
      const { subject, body } = trimmed(state)
      if (subject !== state.subject) dispatch({ type: 'wroteSubject', subject, shown: state })
      if (body !== state.body) dispatch({ type: 'wroteBody', body, shown: state })
      if (back.isSure) setSentText(null)
      setKey(getIdempotencyKey(student.id, id, store))
      setBack(back)
      draft.loadAgain()
    },
    /** Set after a held letter came back. */
    back,
  }
  return {
    /** The field of the body; null while it is not shown. */
    field,
    setField,
    /** The text and the recipient. */
    text,
    /** The origin of the text (a template, a draft or this browser) and the replaced texts. */
    source,
    /** The answers to the three questions, and the letter that is set from them. */
    questions,
    storedPlaces,
    /** The enhancement by AI. */
    ai,
    draft: {
      ...draft,
      isSaved: isSaved(state),
      /** While the draft loads, the student cannot choose a template, save, enhance or send. */
      isLoading: state.draft === 'loading',
      /**
       * Whether an existing draft loads. The letter is read-only then; without an existing draft typed text is merged.
       */
      isAwaited: state.draft === 'loading' && relationship.draft_saved && !stored,
      /** Whether there may be a draft that is not shown. */
      mayHaveDraft: state.draft === 'failed' || state.alternative?.from === 'draft',
      /**
       * Whether the text can be saved without a click: it has words of the student that no draft contains, written since
       * the letter was opened. The text of a letter that was sent, or may have been, is not saved again.
       */
      canAutosave:
        hasChanged &&
        state.isOwn &&
        state.draft === 'known' &&
        state.newerDraft === null &&
        state.body.trim() !== '' &&
        !isSaved(state) &&
        !(sentText && isSameText(state, sentText)),
    },
    send,
  }
}

export type Letter = ReturnType<typeof useLetter>

/** The text as it is sent. */
const trimmed = ({ subject, body }: Text): Text => ({ subject: subject.trim(), body: body.trim() })
