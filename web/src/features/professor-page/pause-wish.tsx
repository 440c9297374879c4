import type { PageView } from '@labreach/contract/professor-page'
import { useId, useState } from 'react'
import { formatDay } from '@labreach/contract/describe-wishes'
import { MonthChoice } from './month-choice.tsx'
import { listPauseEnds } from './months.ts'
import styles from './own-page.module.css'
import { useSaveWishes } from './use-own-page.ts'
import { SettingRow } from './setting-row.tsx'

/** A pause until a day: no letter leaves for the professor before. */
export function PauseWish({ token, wish }: { token: string; wish: PageView['wishes']['paused_until'] }) {
  const saving = useSaveWishes(token)
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  const [choices] = useState(() => listPauseEnds(new Date()))
  const save = (day: string | null) => saving.mutate({ paused_until: day }, { onSuccess: () => setChoosing(false) })
  return (
    <SettingRow
      title="A pause"
      about="No student can write to you before that day. You stay listed."
      wish={wish}
      mutation={saving}
    >
      {wish ? (
        <p className={styles.paused}>
          <strong>No letters until {formatDay(wish.value)}.</strong>{' '}
          <button type="button" className="text-button" disabled={saving.isPending} onClick={() => save(null)}>
            End the pause
          </button>
        </p>
      ) : (
        <>
          <button
            type="button"
            className={styles.choice}
            aria-expanded={isChoosing}
            aria-controls={id}
            onClick={() => setChoosing(!isChoosing)}
          >
            No letters for …
          </button>
          {isChoosing && (
            <MonthChoice
              id={id}
              label="No letters for, or until"
              choices={choices}
              none={null}
              disabled={saving.isPending}
              onChoose={save}
            />
          )}
        </>
      )}
    </SettingRow>
  )
}
