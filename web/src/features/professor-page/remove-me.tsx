import { Button } from '@mantine/core'
import { useState } from 'react'
import styles from './own-page.module.css'
import { useRemoveMe } from './use-own-page.ts'
import { SettingRow } from './setting-row.tsx'

/** Removes the professor after one confirmation. */
export function RemoveMe({ token, onRemoved }: { token: string; onRemoved: () => void }) {
  const removal = useRemoveMe(token)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <SettingRow
      title="Remove me"
      about="You will no longer be listed anywhere on Labreach, and no student will be able to write to you."
      mutation={removal}
    >
      {isConfirming ? (
        <div className={styles.choices}>
          <Button
            color="red"
            loading={removal.isPending}
            onClick={() => removal.mutate(undefined, { onSuccess: onRemoved })}
          >
            Yes, remove me
          </Button>
          <Button variant="default" disabled={removal.isPending} onClick={() => setConfirming(false)}>
            Keep me
          </Button>
        </div>
      ) : (
        <div>
          <Button variant="default" onClick={() => setConfirming(true)}>
            Remove me
          </Button>
        </div>
      )}
    </SettingRow>
  )
}
