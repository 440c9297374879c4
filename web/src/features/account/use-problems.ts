import { timers } from '@labreach/contract/plans'
import { useEffect, useRef, useState } from 'react'
import {
  emptyFieldsText,
  googleSignupProblems,
  type FieldName,
  type Registration,
  type RegistrationProblem,
} from './check-registration.ts'

/** Keeps the problems of the registration form until what they are about has changed. */
export function useProblems({ hasResume, matching, agreed }: Pick<Registration, 'hasResume' | 'matching' | 'agreed'>) {
  const form = useRef<HTMLFormElement>(null)
  const [reported, setReported] = useState<readonly RegistrationProblem[]>([])
  const [highlighted, setHighlighted] = useState(false)

  // A repeated problem is a new list, so the time of the highlight restarts.
  useEffect(() => {
    if (!highlighted) return
    const timer = setTimeout(() => setHighlighted(false), timers.termsHighlightMs)
    return () => clearTimeout(timer)
  }, [highlighted, reported])

  const solved = {
    resume: hasResume,
    matching: matching === 'success',
    terms: agreed,
    username: false,
    password: false,
    confirm: false,
  }
  const problems = reported.filter(({ field }) => !solved[field])
  const focus = (field: FieldName) => form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()

  return {
    form,
    focus,
    problemAt: (field: FieldName) => problems.find((problem) => problem.field === field)?.text,
    isHighlighted: highlighted && !agreed,
    /** What is shown by the button: what the form waits for, as it is now, and that fields are empty. */
    summary: [
      ...(problems.some(({ field }) => field === 'resume' || field === 'matching')
        ? googleSignupProblems({ hasResume, matching, agreed: true }).map(({ text }) => text)
        : []),
      ...(problems.some((problem) => 'isEmpty' in problem) ? [emptyFieldsText] : []),
    ],
    /** Shows all problems and moves the focus to the first field that has one. Returns whether there is none. */
    accept(found: readonly RegistrationProblem[]): boolean {
      setReported(found)
      setHighlighted(found.some(({ field }) => field === 'terms'))
      const [first] = found
      // Without a resume or matches no field helps yet: the focus stays beside the sentence that says so.
      if (first && first.field !== 'resume' && first.field !== 'matching') focus(first.field)
      return found.length === 0
    },
    /** A change removes the problem of its field; the confirmation depends on the password too. */
    forget: (field: FieldName) =>
      setReported((all) =>
        all.filter((one) => one.field !== field && !(field === 'password' && one.field === 'confirm')),
      ),
  }
}
