import { Button } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import { plural } from '../../../ui/text/text.ts'
import styles from '../compose-foot.module.css'

export type SheetButtonProps = {
  /** The sheet with the papers and the coach; undefined where they stand beside the letter. */
  sheet: { isOpen: boolean; open: () => void } | undefined
  /** The comments of mentors that the student has not answered. */
  mentorCount: number
}

/** Opens the sheet with the papers and the coach. */
export function SheetButton({ sheet, mentorCount }: SheetButtonProps) {
  if (!sheet) return null
  return (
    <Button
      className={styles.sheetButton}
      variant="subtle"
      rightSection={<IconChevronUp size={20} aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={sheet.isOpen}
      onClick={sheet.open}
    >
      {mentorCount > 0 ? plural(mentorCount, 'comment') : 'Papers, coach'}
    </Button>
  )
}
