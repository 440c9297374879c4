import type { Professor } from '@labreach/contract/professors'
import { IconExternalLink } from '@tabler/icons-react'
import { useId } from 'react'
import { LookupState } from './lookup-state.tsx'
import styles from './recipient-field.module.css'
import { searchLinks } from './search-links.ts'
import { useLookup } from './use-lookup.ts'

export type Recipient = {
  address: string
  error: string | undefined
  onLeave: () => void
  onWrite: (text: string) => void
  /** Called with the address of the lookup; it does not replace a typed one. */
  onFound: (address: string) => void
}

/** The input for the recipient's address, with the state of the lookup and links for a manual search. */
export function RecipientField({
  id,
  recipient,
  professor,
  disabled,
}: {
  /** The id of the input, for its label. */
  id: string
  recipient: Recipient
  professor: Professor
  disabled: boolean
}) {
  const { address, error } = recipient
  const note = useId()
  const { lookup, lookUp } = useLookup(professor.scholar_id, recipient.onFound)
  return (
    <div className={styles.recipient}>
      <input
        id={id}
        className={styles.input}
        type="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={320}
        value={address}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={note}
        onBlur={recipient.onLeave}
        onChange={(event) => recipient.onWrite(event.currentTarget.value)}
      />
      <div id={note} className={styles.note} data-off-paper>
        <p role="alert" data-wrong={error !== undefined || undefined}>
          {error}
        </p>
        {address.trim() === '' && lookup.phase !== 'nothing' && <p>If empty: the address on file.</p>}
        <LookupState lookup={lookup} address={address.trim()} onLookUp={lookUp} />
      </div>
      <p className={styles.links} data-off-paper>
        <span>Look on:</span>
        {searchLinks(professor).map(({ label, url }) => (
          <a key={label} className="reach" href={url} target="_blank" rel="noreferrer">
            {label} <IconExternalLink size={16} aria-hidden="true" />
            <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        ))}
      </p>
    </div>
  )
}
