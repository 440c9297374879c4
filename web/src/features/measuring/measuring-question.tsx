import { lazy, Suspense, useEffect } from 'react'
import { loadTag, stopTag } from '../../analytics/tag.ts'
import { useConsent } from './use-consent.ts'

// Most deployments count nothing, and each visitor is asked once.
const MeasuringCard = lazy(async () => ({ default: (await import('./measuring-card.tsx')).MeasuringCard }))

/** Asks once for consent to analytics, if the deployment uses them. The tag runs only while the visitor agrees. */
export function MeasuringQuestion() {
  const { id, agreed, setAgreed } = useConsent()
  useEffect(() => {
    if (id && agreed) loadTag(id)
    else if (id && agreed === false) stopTag(id)
  }, [id, agreed])
  if (!id || agreed !== null) return null
  return (
    <Suspense>
      <MeasuringCard onAnswer={setAgreed} />
    </Suspense>
  )
}
