import type { Student } from '@labreach/contract/account'
import type { Relationship } from '@labreach/contract/professors'
import { listTemplates, type Template } from '@labreach/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { forgetLetter, keepLetter, keptLetter } from './kept-letters.ts'
import { defaultSubject, fillTemplate } from './variables.ts'

export const blank = 'blank'

/** The letter being written to one professor: what is in it, where it came from, and its key for sending exactly once. */
export function useLetter(student: Student, relationship: Relationship) {
  const [kept, setKept] = useState(() => keptLetter(student.id, relationship.id))
  const [subject, setSubject] = useState(kept?.subject ?? defaultSubject(student))
  const [body, setBody] = useState(kept?.body ?? '')
  const [recipient, setRecipient] = useState('')
  const [choice, setChoice] = useState<string>(blank)
  const [replaced, setReplaced] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())
  const started = useRef(kept !== null)

  const templates = useQuery({
    queryKey: ['templates'],
    queryFn: async ({ signal }) => {
      const list = await call(listTemplates, {}, { signal })
      if (!Array.isArray(list)) throw new Error('Invalid response from server.')
      return list
    },
    staleTime: 60_000,
  })

  const filled = (template: Template) => fillTemplate(template.content, student, relationship.professor)

  const begin = useEffectEvent((list: Template[]) => {
    if (started.current) return
    started.current = true
    const standard = list.find((template) => template.default)
    if (!standard || body) return
    setChoice(String(standard.id))
    setBody(filled(standard))
  })
  useEffect(() => {
    if (templates.data) begin(templates.data)
  }, [templates.data])

  const renew = () => (key.current = crypto.randomUUID())
  const write = (next: { subject?: string; body?: string }) => {
    const letter = { subject, body, ...next }
    setSubject(letter.subject)
    setBody(letter.body)
    started.current = true
    renew()
    keepLetter(student.id, relationship.id, { ...letter, keptAt: new Date().toISOString() })
  }

  return {
    subject,
    body,
    /** The address that was typed; empty for the one Labreach knows. */
    recipient,
    choice,
    templates,
    kept,
    /** Sent with the letter: the same for a repeated click, a new one once anything was changed. */
    key: () => key.current,
    renewKey: renew,
    canUndo: replaced !== null,
    writeSubject: (text: string) => write({ subject: text }),
    writeRecipient: (text: string) => {
      setRecipient(text)
      renew()
    },
    writeBody: (text: string) => {
      setReplaced(null)
      write({ body: text })
    },
    /** Fills the body from a template, or empties it; what stood there can be brought back. */
    choose(value: string) {
      const template = templates.data?.find(({ id }) => String(id) === value)
      setReplaced(body.trim() ? body : null)
      setChoice(template ? value : blank)
      setBody(template ? filled(template) : '')
      started.current = true
      renew()
    },
    undo() {
      if (replaced === null) return
      setReplaced(null)
      write({ body: replaced })
    },
    /** Forgets the letter that was kept and begins again with the standard template. */
    startOver() {
      forgetLetter(student.id, relationship.id)
      setKept(null)
      setSubject(defaultSubject(student))
      const standard = templates.data?.find((template) => template.default)
      setChoice(standard ? String(standard.id) : blank)
      setBody(standard ? filled(standard) : '')
      renew()
    },
    sent: () => forgetLetter(student.id, relationship.id),
  }
}

export type Letter = ReturnType<typeof useLetter>
