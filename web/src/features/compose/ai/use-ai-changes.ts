import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Enhancement } from '../letter/letter-state.ts'
import { compareSentences, findChanges } from '../letter/sentences/sentence-changes.ts'

/** The changes by AI that stand in the letter and were not kept, and the one that is chosen. */
export function useAiChanges(enhancement: Enhancement | null, body: string) {
  const [chosen, choose] = useState<number | null>(null)
  const { before = '', after = '', kept } = enhancement ?? {}
  const script = useMemo(() => compareSentences({ before, after }), [before, after])
  const findListed = useCallback(
    (text: string) => findChanges(script, text).filter(({ id }) => !kept?.includes(id)),
    [script, kept],
  )
  /** The ranges to mark in a text. */
  const find = useCallback(
    (text: string) =>
      findListed(text).map(({ id, start, end }) => ({
        start,
        end,
        look: id === chosen ? ('chosen' as const) : ('changed' as const),
      })),
    [findListed, chosen],
  )
  // Deferred, so that finding changes never delays typing.
  const shown = useDeferredValue(body)
  const list = useMemo(() => findListed(shown), [findListed, shown])
  /** Whether the list is that of the newest text. */
  const isCurrent = shown === body
  return { list, isCurrent, find, chosen, choose }
}
