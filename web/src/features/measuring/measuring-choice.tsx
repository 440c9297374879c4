import { useConsent } from './use-consent.ts'

/** What was said about measuring, and a way to say otherwise. Nothing where nothing is measured. */
export function MeasuringChoice() {
  const { id, agreed, say } = useConsent()
  if (!id) return <p>This site measures nothing about how you use it.</p>
  return (
    <p>
      {agreed
        ? 'You allowed counting how pages are used, with Google Analytics.'
        : 'Nothing is counted without your yes.'}{' '}
      <button type="button" className="text-button" onClick={() => say(!agreed)}>
        {agreed ? 'Stop counting' : 'Allow counting'}
      </button>
    </p>
  )
}
