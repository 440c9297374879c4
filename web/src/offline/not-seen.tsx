import type { ReactNode } from 'react'
import { EmptyOrFailed } from '../ui/feedback/empty-or-failed.tsx'

/** In place of a list that is not stored while there is no connection. It loads by itself afterwards. */
export function NotSeen({ what, action }: { what: string; action?: ReactNode }) {
  return (
    <EmptyOrFailed title={`${what} loads when you are back online.`} action={action}>
      It is not kept on this device.
    </EmptyOrFailed>
  )
}
