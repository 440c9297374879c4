import type { WishesChange } from '@labreach/contract/professor-page'
import { useSaveWishes } from './use-own-page.ts'
import styles from './own-page.module.css'
import { SettingRow } from './setting-row.tsx'

type Props<Value> = {
  token: string
  title: string
  about: string
  wish: { value: Value; set_at: string; lapses_at: string } | null
  /** Without the choice that says nothing. */
  choices: readonly { value: Value; label: string }[]
  toChange: (value: Value | null) => WishesChange
}

/**
 * A wish of few values, saved by one tap. Buttons instead of radio buttons, whose arrow keys would save every value on
 * the way, and mail each.
 */
export function ChoiceWish<Value>({ token, title, about, wish, choices, toChange }: Props<Value>) {
  const saving = useSaveWishes(token)
  const value = wish?.value ?? null
  const all = [...choices, { value: null, label: 'Nothing said' }]
  return (
    <SettingRow title={title} about={about} wish={wish} mutation={saving}>
      <div className={styles.choices} role="group" aria-label={title}>
        {all.map((choice) => (
          <button
            key={choice.label}
            type="button"
            className={styles.choice}
            aria-pressed={choice.value === value}
            data-none={choice.value === null || undefined}
            disabled={saving.isPending}
            onClick={() => {
              if (choice.value !== value) saving.mutate(toChange(choice.value))
            }}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </SettingRow>
  )
}
