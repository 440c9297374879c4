import type { ReactNode } from 'react'
import { State } from '../ui/feedback/state.tsx'

/** In place of a list that was not fetched before the connection was lost. It loads by itself afterwards. */
export function NotSeen({ what, action }: { what: string; action?: ReactNode }) {
  return (
    <State title={`${what} loads when you are back online.`} action={action}>
      You have not opened it on this device yet.
    </State>
  )
}
