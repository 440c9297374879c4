import { waitAfter, type Lookup } from './lookup.ts'

const waitingText = (seconds: number) => `Rate limit reached. Trying again in ${seconds} seconds...`

/** The state of the lookup below the recipient, with a button to repeat it. */
export function LookupState(props: { lookup: Lookup; address: string; onLookUp: () => void }) {
  const { lookup } = props
  return (
    <>
      {/* The countdown changes every second on the screen; screen readers get it once. */}
      {lookup.phase === 'waiting' && <p aria-hidden="true">{waitingText(lookup.left)}</p>}
      <p role="status" className={lookup.phase === 'waiting' ? 'visually-hidden' : undefined}>
        <Words {...props} />
      </p>
    </>
  )
}

function Words({ lookup, address, onLookUp }: { lookup: Lookup; address: string; onLookUp: () => void }) {
  const lookUpButton = (text: string) => (
    <button type="button" className="text-button" onClick={onLookUp}>
      {text}
    </button>
  )
  switch (lookup.phase) {
    case 'retrieving':
      return 'Retrieving the address…'
    case 'waiting':
      return waitingText(waitAfter(lookup.attempt))
    case 'found':
      if (address === '') return lookUpButton('Find address')
      return address === lookup.email ? 'Labreach found this address. You can change it.' : null
    case 'nothing':
      return 'No address was found. These links may lead to one.'
    case 'failed':
      return <>Failed to retrieve professor email. Please try again. {lookUpButton('Find address')}</>
  }
}
