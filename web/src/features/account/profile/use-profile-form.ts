import { updateMe, type Student } from '@labreach/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { track } from '../../../analytics/track.ts'
import { call } from '../../../api/call.ts'
import { ApiError } from '../../../api/error.ts'
import { clearProfessorCache } from '../../../session/professor-cache.ts'
import { reloadStudent, useUpdateStudent } from '../../../session/use-student.ts'
import { hasStoredStudent } from '../stored-student.ts'
import { changesOf, fieldsOf, gpaProblem, type Fields } from './fields.ts'

type Listeners = {
  /** The server has taken the changes. */
  onSaved: () => void
  /** The student is known anew. */
  onRefreshed: () => void
}

/** The edits that are sent; `stay`: the page is not left afterwards. */
type Save = { sent: Partial<Fields>; stay: boolean }

export type ProfileForm = ReturnType<typeof useProfileForm>

/**
 * The form as edits on top of the student: what the server tells meanwhile shows through, and whatever is typed while a
 * save is under way stays unsaved.
 */
export function useProfileForm(student: Student, { onSaved, onRefreshed }: Listeners) {
  const client = useQueryClient()
  const changeStudent = useUpdateStudent()
  const [edits, setEdits] = useState<Partial<Fields>>({})
  const [dismissed, setDismissed] = useState(false)

  const fields: Fields = { ...fieldsOf(student), ...edits }
  const changes = changesOf(fieldsOf(student), fields)
  const unsaved = Object.keys(changes).length > 0
  const gpaError = gpaProblem(fields.gpa)

  const saving = useMutation({
    mutationFn: (_: Save) => call(updateMe, { body: changes }),
    onSuccess: async (answer, { sent, stay }) => {
      track('profile_update', { fields: Object.keys(sent).length })
      changeStudent(() => answer)
      setEdits((now) => without(now, sent))
      clearProfessorCache(client)
      if (stay) return
      onSaved()
      await reloadStudent(client)
      onRefreshed()
    },
    onError: (error) => {
      console.warn(saveFailure(error))
      setDismissed(false)
    },
  })

  const set = <Name extends keyof Fields>(name: Name, value: Fields[Name]) => {
    setEdits((now) => ({ ...now, [name]: value }))
    setDismissed(false)
  }
  /** Answers whether the form could be sent: not without a student, and not with a GPA that would be refused. */
  const save = (): boolean => {
    if (!hasStoredStudent() || gpaError) return false
    saving.mutate({ sent: edits, stay: false })
    return true
  }
  /** Saves and leaves the page as it is; answers whether everything is saved. */
  const saveAndStay = async (): Promise<boolean> => {
    if (!hasStoredStudent() || gpaError) return false
    const [saved] = await Promise.allSettled([saving.mutateAsync({ sent: edits, stay: true })])
    return saved.status === 'fulfilled'
  }

  return {
    fields,
    set,
    save,
    saveAndStay,
    discard: () => setEdits({}),
    unsaved,
    gpaError,
    saving: saving.isPending,
    failed: saving.isError,
    bannerShown: unsaved && !dismissed,
    dismiss: () => setDismissed(true),
  }
}

/** What the log says of a failed save: the server's sentence, or the status; without an answer, why there was none. */
function saveFailure(error: unknown): string {
  if (error instanceof ApiError)
    return error.body.message ?? error.body.error ?? `Save failed with status ${error.status}`
  return error instanceof Error ? error.message : String(error)
}

/** The edits that were made, or made again, after `sent` was sent. */
function without(edits: Partial<Fields>, sent: Partial<Fields>): Partial<Fields> {
  const later = Object.entries(edits).filter(([name, value]) => sent[name as keyof Fields] !== value)
  return Object.fromEntries(later)
}
