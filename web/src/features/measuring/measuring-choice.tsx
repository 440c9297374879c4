import { useConsent } from './use-consent.ts'

/** Shows the visitor's consent to analytics, with a button to change it. */
export function MeasuringChoice() {
  const { id, agreed, setAgreed } = useConsent()
  if (!id) return <p>This site measures nothing about how you use it.</p>
  return (
    <p>
      {agreed
        ? 'You allowed counting how pages are used, with Google Analytics.'
        : 'Nothing is counted without your consent.'}{' '}
      <button type="button" className="text-button" onClick={() => setAgreed(!agreed)}>
        {agreed ? 'Stop counting' : 'Allow counting'}
      </button>
    </p>
  )
}
