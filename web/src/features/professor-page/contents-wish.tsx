import { limits } from '@labreach/contract/plans'
import type { PageView } from '@labreach/contract/professor-page'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CountedText } from './counted-text.tsx'
import styles from './own-page.module.css'
import { useSaveWishes } from './use-own-page.ts'
import { SettingRow } from './setting-row.tsx'

/** What a letter should contain, in the professor's own words. */
export function ContentsWish({ token, wish }: { token: string; wish: PageView['wishes']['contents'] }) {
  const saving = useSaveWishes(token)
  const saved = wish?.value ?? ''
  const [edited, setEdited] = useState<string | null>(null)
  const text = edited ?? saved
  const isChanged = text.trim() !== saved
  return (
    <SettingRow
      title="What a letter should contain"
      about="For example “a transcript”, or “which of my papers you read, and what you would do next”. Students see it once they know your name, and next to the letter they write."
      wish={wish}
      mutation={saving}
    >
      <CountedText label="In your words" text={text} max={limits.wishContentsMax} onWrite={setEdited} />
      {isChanged && (
        <Button
          className={styles.save}
          loading={saving.isPending}
          onClick={() => saving.mutate({ contents: text.trim() || null }, { onSuccess: () => setEdited(null) })}
        >
          Save
        </Button>
      )}
    </SettingRow>
  )
}
