import type { Student } from '@labreach/contract/account'
import { useEffect, useSyncExternalStore } from 'react'
import { resolveProof, isProofPending, watchProof } from '../../../credentials/proof.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import type { ProofDialogProps } from './proof-dialog.tsx'

const LazyProofDialog = lazyDialog<ProofDialogProps>(async () => (await import('./proof-dialog.tsx')).ProofDialog)

/** Opens the proof dialog while a call waits for a fresh proof, see credentials/proof.ts. */
export function ProofQuestion({ student }: { student: Student }) {
  const opened = useSyncExternalStore(watchProof, isProofPending)
  // A question that nobody answered must not wait for the next student of this tab.
  useEffect(() => () => resolveProof(false), [])
  return <LazyProofDialog student={student} opened={opened} onAnswer={resolveProof} />
}
