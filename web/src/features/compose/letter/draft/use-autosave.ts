import { useEffect, useEffectEvent, useState } from 'react'
import { createSaveBudget } from './save-budget.ts'
import type { Letter } from '../use-letter.ts'

/** A draft is saved when the student has not typed for this time. */
const idleMs = 2_000

// One for all letters of this tab, since the server counts the saves of a student.
const budget = createSaveBudget(Date.now())

/**
 * Saves the draft without a click after two seconds of rest, and later if many saves or a failure delay it. The browser
 * has stored the text in any case. @param isPaused true while the letter is sent or enhanced, or a question is open.
 */
export function useAutosave({ text: { subject, body }, draft }: Letter, isPaused: boolean): void {
  const [failures, setFailures] = useState(0)
  const mayStart = draft.canAutosave && !isPaused
  const save = useEffectEvent(async () => {
    budget.startSave(Date.now())
    const hasSucceeded = await draft.saveQuietly({ subject, body })
    budget.endSave(Date.now(), hasSucceeded)
    if (!hasSucceeded) setFailures((count) => count + 1)
  })
  // A failed save by a click delays the next one too.
  useEffect(() => {
    if (draft.saveFailure === null) return
    budget.endSave(Date.now(), false)
    setFailures((count) => count + 1)
  }, [draft.saveFailure])
  useEffect(() => {
    if (!mayStart) return
    const timer = setTimeout(() => void save(), Math.max(idleMs, budget.waitMs(Date.now())))
    return () => clearTimeout(timer)
  }, [subject, body, mayStart, failures])
}
