import { updateMe, type Student } from '@labreach/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { track } from '../../../analytics/track.ts'
import { call } from '../../../api/call.ts'
import { ApiError } from '../../../api/error.ts'
import { clearProfessorCache } from '../../../session/professor-cache.ts'
import { reloadStudent, useUpdateStudent } from '../../../session/use-student.ts'
import { checkSession } from '../check-session.ts'
import { getChanges, getFields, gpaProblem, type Fields } from './fields.ts'
import { getStoredEdits, storeEdits } from './stored-edits.ts'

type Listeners = {
  /** The server has saved the changes, and nothing was typed meanwhile. */
  onSaved: () => void
  /** The student has been fetched again after a save. */
  onRefreshed: () => void
}

/** The edits at the time of the call; `stay`: the page remains open after the save. */
type Save = { sent: Partial<Fields>; stay: boolean }

/**
 * The timeouts of a save, and of fetching the student afterwards, in milliseconds. Without that the page goes on with the
 * student in the response of the save.
 */
const timeoutsMs = { save: 15_000, reload: 5_000 }

export type ProfileForm = ReturnType<typeof useProfileForm>

/**
 * The state of the profile form: the student's fields, overridden by edits. New values from the server appear in fields
 * without edits. Edits made while a save is running remain unsaved. Unsaved edits are stored in this tab, since a phone
 * may discard its page, and asks nothing on the way to Google.
 */
export function useProfileForm(student: Student, { onSaved, onRefreshed }: Listeners) {
  const client = useQueryClient()
  const updateStudent = useUpdateStudent()
  const [edits, setEdits] = useState(() => getStoredEdits(student.id, sessionStorage))
  /** The edits as of now, for the end of a save. */
  const latest = useRef(edits)
  const changeEdits = (next: Partial<Fields>) => {
    latest.current = next
    setEdits(next)
  }
  const [dismissed, setDismissed] = useState(false)

  const fields: Fields = { ...getFields(student), ...edits }
  const changes = getChanges(getFields(student), fields)
  const unsaved = Object.keys(changes).length > 0
  const gpaError = gpaProblem(fields.gpa)
  useEffect(() => storeEdits(student.id, unsaved ? edits : {}, sessionStorage), [student.id, edits, unsaved])

  const saving = useMutation({
    mutationFn: (_: Save) => call(updateMe, { body: changes }, { signal: AbortSignal.timeout(timeoutsMs.save) }),
    onSuccess: async (answer, { sent, stay }) => {
      track('profile_update', { fields: Object.keys(sent).length })
      updateStudent(() => answer)
      const later = withoutSent(latest.current, sent)
      changeEdits(later)
      clearProfessorCache(client)
      // What was typed during the save is not saved yet, so the page stays open.
      if (stay || Object.keys(later).length > 0) return
      onSaved()
      await Promise.race([reloadStudent(client), new Promise((resolve) => setTimeout(resolve, timeoutsMs.reload))])
      onRefreshed()
    },
    onError: (error) => {
      console.warn(saveFailure(error))
      setDismissed(false)
    },
  })

  const set = <Name extends keyof Fields>(name: Name, value: Fields[Name]) => {
    changeEdits({ ...latest.current, [name]: value })
    setDismissed(false)
  }
  /** Adds an interest that was stored beside the form to the edited list, since a save replaces the whole list. */
  const keepInterest = (interest: string) => {
    const edited = latest.current.additional_interests
    if (edited) changeEdits({ ...latest.current, additional_interests: [...new Set([...edited, interest])] })
  }
  /** Returns whether the form was sent: not without a student, and not with an invalid GPA. */
  const save = (): boolean => {
    if (!checkSession() || gpaError) return false
    saving.mutate({ sent: edits, stay: false })
    return true
  }
  /** Saves without leaving the page. Resolves to whether the changes are saved. */
  const saveAndStay = async (): Promise<boolean> => {
    if (!checkSession() || gpaError) return false
    const [saved] = await Promise.allSettled([saving.mutateAsync({ sent: edits, stay: true })])
    return saved.status === 'fulfilled'
  }

  return {
    fields,
    set,
    keepInterest,
    save,
    saveAndStay,
    discard: () => changeEdits({}),
    unsaved,
    gpaError,
    saving: saving.isPending,
    failed: saving.isError,
    bannerShown: unsaved && !dismissed,
    dismiss: () => setDismissed(true),
  }
}

/** The text for the console: the server's sentence or the status; without a response the error message. */
function saveFailure(error: unknown): string {
  if (error instanceof ApiError)
    return error.body.message ?? error.body.error ?? `Save failed with status ${error.status}`
  return error instanceof Error ? error.message : String(error)
}

/** Returns the edits that were made or changed after `sent` was sent. */
function withoutSent(edits: Partial<Fields>, sent: Partial<Fields>): Partial<Fields> {
  const later = Object.entries(edits).filter(([name, value]) => sent[name as keyof Fields] !== value)
  return Object.fromEntries(later)
}
