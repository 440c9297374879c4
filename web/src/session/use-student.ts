import { getMe, type Student } from '@labreach/contract/account'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { session } from '../credentials/session.ts'
import { refreshProfessors } from './professor-cache.ts'
import { resetInterval } from './reset-interval.ts'

const key = ['me'] as const

/**
 * Returns the signed-in student: first the stored one, then the one from the server. Null without a session, and until
 * the server responds if another release of the website stored the student.
 */
export function useStudent(): Student | null {
  const stored = session.student()
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal, client }) => {
      const plan = client.getQueryData<Student>(key)?.subscription
      const student = await call(getMe, {}, { signal })
      // The student may have logged out while the call was running.
      if (session.isValid() && (session.studentId() ?? student.id) === student.id) session.setStudent(student)
      // The pages that were fetched under another plan contain more or fewer professors.
      if (plan !== undefined && plan !== student.subscription) refreshProfessors(client)
      return student
    },
    enabled: session.isValid(),
    staleTime: 60_000,
    refetchInterval: ({ state }) => state.data && resetInterval(state.data.quotas, Date.now()),
    // The stored student may be days old: it is shown at once, but is never fresh.
    ...(stored && { initialData: stored, initialDataUpdatedAt: 0 }),
  })
  return data ?? null
}

/** The id of the student whose pages are open; undefined on pages of visitors. */
export function getShownStudentId(client: QueryClient): string | undefined {
  return client.getQueryData<Student>(key)?.id
}

/** Returns a function that changes the stored student, for values from the response of another call. */
export function useUpdateStudent() {
  const client = useQueryClient()
  return (change: (student: Student) => Student) => {
    const student = client.getQueryData<Student>(key) ?? session.student()
    if (!student) return
    const changed = change(student)
    // Another student may have signed in while the call was running.
    if ((session.studentId() ?? changed.id) !== changed.id) return
    client.setQueryData(key, changed)
    session.setStudent(changed)
  }
}

/** Fetches the student from the server again. */
export function reloadStudent(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key })
}
