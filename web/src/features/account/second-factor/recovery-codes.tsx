import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { copyText } from '../../../ui/copy-text.ts'
import { saveFile } from '../../../ui/save-file.ts'
import account from '../account-management.module.css'
import styles from './second-factor.module.css'

/** The recovery codes stand on the screen once: the server has only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  // The form with the pressed button is gone.
  useEffect(() => box.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  return (
    <div className={styles.codes} ref={box} tabIndex={-1} role="group" aria-label="Your recovery codes">
      <p>
        Without your phone, one of these codes signs you in. Each works once. Keep them apart from your phone: they are
        shown only now.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={account.buttons}>
        <Button onClick={onDone}>Done</Button>
        <Button
          variant="default"
          onClick={() =>
            void copyText(text, {
              done: 'Codes copied.',
              failed: 'Copying is not possible here. Please select the text.',
            })
          }
        >
          Copy
        </Button>
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'labreach-recovery-codes.txt')}
        >
          Download
        </Button>
      </div>
    </div>
  )
}
