import { timers } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { useEffect, useRef, useState } from 'react'

/**
 * What a card shows of an unlock that just succeeded: it turns over while the dialog still closes, and then says so as
 * long as an alert would.
 */
export type UnlockPhase = 'turning' | 'told' | 'over'

/**
 * The unlock of a card. `reasons`: how many it showed before; it shows no more after, so that its row keeps its height.
 * `phase`: of the last one only.
 */
export type Unlocked = { reasons: number; phase: UnlockPhase | undefined }

/** The unlock of one professor in a grid of cards: the dialog's professor, and the card that was unlocked last. */
export function useUnlocking() {
  const [asked, setAsked] = useState<Relationship | null>(null)
  const [unlocked, setUnlocked] = useState<{ id: number; phase: UnlockPhase } | null>(null)
  const [reasons, setReasons] = useState<ReadonlyMap<number, number>>(new Map())
  const item = useRef<HTMLElement | null>(null)

  const isTold = unlocked?.phase === 'told'
  useEffect(() => {
    if (!isTold) return
    const timer = setTimeout(() => setUnlocked((current) => current && { ...current, phase: 'over' }), timers.alertMs)
    return () => clearTimeout(timer)
  }, [isTold, unlocked?.id])

  return {
    asked,
    ask: (relationship: Relationship, button: HTMLElement) => {
      item.current = button.closest('li')
      setAsked(relationship)
    },
    onUnlocked: ({ id, match }: Relationship) => {
      setUnlocked({ id, phase: 'turning' })
      setReasons((current) => new Map(current).set(id, Math.max(1, match?.reasons.length ?? 0)))
    },
    onClose: () => setAsked(null),
    onClosed: () => {
      setUnlocked((current) => (current?.phase === 'turning' ? { ...current, phase: 'told' } : current))
      // Unlocking removes the focused button. The focus moves to the new button of the card, unless the user has moved it.
      if (document.activeElement === document.body)
        item.current?.querySelector<HTMLElement>('article > :last-child button')?.focus()
    },
    /** The unlock of this relationship's card, undefined if it was not unlocked here. */
    unlockOf({ id }: Relationship): Unlocked | undefined {
      const shown = reasons.get(id)
      return shown === undefined
        ? undefined
        : { reasons: shown, phase: unlocked?.id === id ? unlocked.phase : undefined }
    },
  }
}
