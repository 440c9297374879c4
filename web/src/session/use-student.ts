import { getMe, type Student } from '@labreach/contract/account'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { session } from '../credentials/session.ts'

const key = ['me'] as const

/**
 * The signed-in student: the stored one at once, the server's as soon as it answers. Null when nobody is
 * signed in, and while a student that another release has stored is asked for again.
 */
export function useStudent(): Student | null {
  const stored = session.student()
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const student = await call(getMe, {}, { signal })
      // Who logged out while the answer was on its way stays logged out.
      if (session.isValid() && (session.studentId() ?? student.id) === student.id) session.setStudent(student)
      return student
    },
    enabled: session.isValid(),
    staleTime: 60_000,
    // The stored student may be days old: shown at once, but never taken for fresh.
    ...(stored && { initialData: stored, initialDataUpdatedAt: 0 }),
  })
  return data ?? null
}

/** The id of the student whose pages are open; undefined on pages of visitors. */
export function shownStudent(client: QueryClient): string | undefined {
  return client.getQueryData<Student>(key)?.id
}

/** Changes what this browser knows of the student, after a call whose answer told it. */
export function useChangeStudent() {
  const client = useQueryClient()
  return (change: (student: Student) => Student) => {
    const student = client.getQueryData<Student>(key) ?? session.student()
    if (!student) return
    const changed = change(student)
    client.setQueryData(key, changed)
    session.setStudent(changed)
  }
}

/** Asks the server again who the student is. */
export function reloadStudent(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key })
}
