import { endCalendar, getCalendar, makeCalendar } from '@labreach/contract/calendar'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'

const queryKey = ['calendar']
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The private calendar of the student, with the calls that change it. `url` is known only after it was made here. */
export function useCalendar() {
  const client = useQueryClient()
  const [url, setUrl] = useState<string | null>(null)
  const store = (madeAt: string | null) => client.setQueryData(queryKey, { made_at: madeAt })
  const stopReading = () => client.cancelQueries({ queryKey })
  const found = useQuery({ queryKey, queryFn: ({ signal }) => call(getCalendar, {}, { signal }) })
  const make = useMutation({
    scope: { id: 'calendar' },
    mutationFn: () => call(makeCalendar, { body: { time_zone: timeZone() } }),
    onMutate: stopReading,
    onSuccess: (made) => {
      store(made.made_at)
      setUrl(made.url)
    },
  })
  const end = useMutation({
    scope: { id: 'calendar' },
    mutationFn: () => call(endCalendar, {}),
    onMutate: stopReading,
    onSuccess: () => {
      store(null)
      setUrl(null)
    },
  })
  /** The address is shown once. */
  const forgetUrl = () => setUrl(null)
  return { found, url, make, end, forgetUrl }
}
