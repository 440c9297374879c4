import { useEffect, useEffectEvent, useState } from 'react'
import type { Letter } from '../letter/use-letter.ts'
import type { Mentors } from './use-mentors.ts'

/** Saves the draft, which is what a mentor reads, and then makes a link. */
export function useAsk({ text, draft }: Letter, { make, revoke }: Mentors) {
  const [stage, setStage] = useState<'idle' | 'saving' | 'saved' | 'unsaved'>('idle')
  // In an effect, since only the next render knows whether the server returned a newer draft of another tab.
  const finish = useEffectEvent(() => {
    if (stage !== 'saved') return
    if (draft.isNewerElsewhere || draft.conflict) return setStage('unsaved')
    setStage('idle')
    make.mutate()
  })
  useEffect(() => finish(), [stage])
  return {
    /** From the click to the link, so that a second click makes no second link. */
    isPending: stage === 'saving' || stage === 'saved' || make.isPending,
    /** Whether no link was made since the draft is not saved. */
    isUnsaved: stage === 'unsaved' && (!draft.isSaved || draft.isNewerElsewhere),
    async ask() {
      revoke.reset()
      make.reset()
      setStage('saving')
      const { subject, body } = text
      const isSaved = draft.isSaved || (await draft.saveQuietly({ subject, body }))
      setStage(isSaved ? 'saved' : 'unsaved')
    },
  }
}
