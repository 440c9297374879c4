import { waitAfter, type Lookup } from './lookup.ts'

const waiting = (seconds: number) => `Rate limit reached. Trying again in ${seconds} seconds...`

/** One line beneath the recipient: what the lookup does, and how to have it done again. */
export function LookupState(props: { lookup: Lookup; address: string; onLookUp: () => void }) {
  const { lookup } = props
  return (
    <>
      {/* The countdown is seen every second and told once. */}
      {lookup.phase === 'waiting' && <p aria-hidden="true">{waiting(lookup.left)}</p>}
      <p role="status" className={lookup.phase === 'waiting' ? 'visually-hidden' : undefined}>
        <Words {...props} />
      </p>
    </>
  )
}

function Words({ lookup, address, onLookUp }: { lookup: Lookup; address: string; onLookUp: () => void }) {
  const again = (words: string) => (
    <button type="button" className="text-button" onClick={onLookUp}>
      {words}
    </button>
  )
  switch (lookup.phase) {
    case 'retrieving':
      return 'Retrieving the address…'
    case 'waiting':
      return waiting(waitAfter(lookup.attempt))
    case 'found':
      if (address === '') return again('Find address')
      return address === lookup.email ? 'Labreach found this address. You can change it.' : null
    case 'nothing':
      return 'No address was found. These links may lead to one.'
    case 'failed':
      return <>Failed to retrieve professor email. Please try again. {again('Find address')}</>
  }
}
