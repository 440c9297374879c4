import type { ReactNode } from 'react'
import { useProviders } from '../../session/use-mailbox.ts'

/** What a policy adds where students can connect a mailbox of Microsoft. */
export function WhereMicrosoft({ children }: { children: ReactNode }) {
  return useProviders().includes('microsoft') && children
}
