import type { Student } from '@labreach/contract/account'
import type { Relationship } from '@labreach/contract/professors'
import type { Template } from '@labreach/contract/templates'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { track } from '../../analytics/track.ts'
import { findText, type Origin } from './begin-letter.ts'
import { endLetterKey, forgetLetter, keepLetter, letterKey, type Enhancement, type KeptLetter } from './kept-letters.ts'
import type { DraftState } from './use-draft.ts'
import { useTemplates } from './use-templates.ts'
import { defaultSubject, fillTemplate } from './variables.ts'

export const blank = 'blank'

/** What is written, and what AI made of it. */
type Text = { subject: string; body: string; enhancement: Enhancement | null }

/** The letter being written to one professor: what is in it, where it came from, and its key for sending exactly once. */
export function useLetter(student: Student, relationship: Relationship, kept: KeptLetter | null, draft: DraftState) {
  const fresh: Text = { subject: defaultSubject(student), body: '', enhancement: null }
  const [text, setText] = useState<Text>({ ...fresh, ...(kept && { subject: kept.subject }) })
  const [recipient, setRecipient] = useState('')
  const [choice, setChoice] = useState<string>(blank)
  const [origin, setOrigin] = useState<Origin | null>(null)
  const [replaced, setReplaced] = useState<string | null>(null)
  const [key, setKey] = useState(() => letterKey(student.id, relationship.id))
  const begun = useRef(false)
  const templates = useTemplates()
  const { body, enhancement } = text

  const filled = (template: Template) => fillTemplate(template.content, student, relationship.professor)
  const standard = () => templates.data?.find((template) => template.default)

  const begin = useEffectEvent(() => {
    if (begun.current || draft.isLoading) return
    const found = findText(kept, draft.saved)
    const first = standard()
    if (!found && templates.isPending) return
    begun.current = true
    setOrigin(found)
    // The draft may be the very text that is kept here, with what AI changed in it.
    const enhancement = found && kept?.body === found.shown.body ? kept.enhancement : null
    if (found) setText({ ...text, body: found.shown.body, enhancement })
    else if (first && !body) {
      setChoice(String(first.id))
      setText({ ...text, body: filled(first) })
    }
  })
  useEffect(() => begin(), [draft.isLoading, templates.isPending])

  const write = (next: Partial<Text>) => {
    const letter = { ...text, ...next }
    setText(letter)
    begun.current = true
    const keptAt = new Date().toISOString()
    keepLetter(student.id, relationship.id, { ...letter, keptAt, basedOn: draft.saved?.saved_at ?? null })
  }

  return {
    ...text,
    /** The address that was typed; empty for the one Labreach knows. */
    recipient,
    choice,
    templates,
    origin,
    isLoading: draft.isLoading,
    /** Whether this is what AI wrote, unedited. */
    isEnhanced: enhancement !== null && body === enhancement.after,
    /** Sent with the letter, so that a repeated click, another tab and a reload send it once. */
    key,
    /** What is sent after this is another letter. */
    endKey() {
      endLetterKey(student.id, relationship.id, key)
      setKey(letterKey(student.id, relationship.id))
    },
    canUndo: replaced !== null,
    writeSubject: (subject: string) => write({ subject }),
    writeRecipient: setRecipient,
    writeBody: (written: string) => {
      setReplaced(null)
      write({ body: written })
    },
    /** Puts another text in the place of this one, which can be brought back. */
    replaceBody: (other: string) => {
      setReplaced(body.trim() ? body : null)
      write({ body: other, enhancement: null })
    },
    enhance: (made: Omit<Enhancement, 'before'>) => write({ body: made.after, enhancement: { ...made, before: body } }),
    /** Takes back whole what AI changed; what was edited since can be brought back. */
    undoEnhancement() {
      if (!enhancement) return
      setReplaced(body === enhancement.after ? null : body)
      write({ body: enhancement.before, enhancement: null })
    },
    /** Fills the body from a template, or empties it; what stood there can be brought back. */
    choose(value: string) {
      const template = templates.data?.find(({ id }) => String(id) === value)
      if (template) track('template_use', { default: template.default })
      setReplaced(body.trim() ? body : null)
      setChoice(template ? value : blank)
      setText({ ...text, body: template ? filled(template) : '', enhancement: null })
      begun.current = true
    },
    undo() {
      if (replaced === null) return
      setReplaced(null)
      write({ body: replaced })
    },
    /** Shows the other one of the saved draft and the text kept in this browser. */
    swap() {
      if (!origin?.other) return
      setOrigin({ shown: origin.other, other: { ...origin.shown, body } })
      setText({ ...text, body: origin.other.body, enhancement: null })
    },
    /** Tries again to load the draft; what is written stays, and the draft is offered beside it. */
    async loadDraft() {
      const saved = await draft.loadAgain()
      if (!saved) return
      const other = { from: 'draft', body: saved.draft, at: saved.saved_at } as const
      setOrigin({ shown: { from: 'browser', body, at: new Date().toISOString() }, other })
    },
    /** Forgets the letter that was kept and begins again with the standard template. */
    startOver() {
      forgetLetter(student.id, relationship.id)
      const first = standard()
      setOrigin(null)
      setReplaced(null)
      setChoice(first ? String(first.id) : blank)
      setText({ ...fresh, body: first ? filled(first) : '' })
    },
    sent() {
      forgetLetter(student.id, relationship.id)
      endLetterKey(student.id, relationship.id, key)
    },
  }
}

export type Letter = ReturnType<typeof useLetter>
