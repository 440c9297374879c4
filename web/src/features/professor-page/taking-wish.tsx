import { takingLevels } from '@labreach/contract/choices'
import { takingLabels } from '@labreach/contract/describe-wishes'
import type { PageView } from '@labreach/contract/professor-page'
import type { Taking } from '@labreach/contract/professors'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { upperFirst } from '../../ui/text/text.ts'
import { listTerms } from './months.ts'
import styles from './own-page.module.css'
import { useSaveWishes } from './use-own-page.ts'
import { SettingRow } from './setting-row.tsx'

type Level = (typeof takingLevels)[number]
type Choice = { nobody: boolean; levels: readonly Level[]; from: string | null }

const toChoice = (taking: Taking | null): Choice =>
  taking === null || taking === 'nobody'
    ? { nobody: taking === 'nobody', levels: [], from: null }
    : { nobody: false, levels: taking.levels, from: taking.from }

const toTaking = ({ nobody, levels, from }: Choice): Taking | null => {
  if (nobody) return 'nobody'
  return levels.length === 0 ? null : { levels: [...levels], from }
}

/** Whom the professor takes, and from when. Several levels are one change, so it is saved by a button. */
export function TakingWish({ token, wish }: { token: string; wish: PageView['wishes']['taking'] }) {
  const saving = useSaveWishes(token)
  const saved = toChoice(wish?.value ?? null)
  const [edited, setEdited] = useState<Choice | null>(null)
  const choice = edited ?? saved
  const { nobody, levels, from } = choice
  const [terms] = useState(() => listTerms(new Date()))
  const toggle = (level: Level) =>
    setEdited({
      ...choice,
      nobody: false,
      levels: takingLevels.filter((one) => (one === level) !== levels.includes(one)),
    })
  const isChanged = JSON.stringify(toTaking(choice)) !== JSON.stringify(toTaking(saved))
  return (
    <SettingRow
      title="Whom you take"
      about="Every student sees it, also before your name. Others are told before they write, but still can: a pause, or no letters a week, stops them."
      wish={wish}
      mutation={saving}
    >
      <div className={styles.choices} role="group" aria-label="Whom you take">
        {takingLevels.map((level) => (
          <button
            key={level}
            type="button"
            className={styles.choice}
            aria-pressed={levels.includes(level)}
            onClick={() => toggle(level)}
          >
            {upperFirst(takingLabels[level])}
          </button>
        ))}
        <button
          type="button"
          className={styles.choice}
          aria-pressed={nobody}
          onClick={() => setEdited({ nobody: !nobody, levels: [], from: null })}
        >
          Nobody now
        </button>
      </div>
      {levels.length > 0 && (
        <NativeSelect
          className={styles.term}
          label="From"
          value={from ?? ''}
          data={[
            { value: '', label: 'Now' },
            ...[...new Set([...terms, ...(from ? [from] : [])])].map((term) => ({
              value: term,
              label: upperFirst(term),
            })),
          ]}
          onChange={(event) => setEdited({ ...choice, from: event.currentTarget.value || null })}
        />
      )}
      {isChanged && (
        <Button
          className={styles.save}
          loading={saving.isPending}
          onClick={() => saving.mutate({ taking: toTaking(choice) }, { onSuccess: () => setEdited(null) })}
        >
          Save
        </Button>
      )}
    </SettingRow>
  )
}
