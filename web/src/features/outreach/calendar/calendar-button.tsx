import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { useState } from 'react'
import type { CalendarProps } from './calendar-dialog.tsx'

const Calendar = lazyDialog<CalendarProps>(async () => (await import('./calendar-dialog.tsx')).CalendarDialog)

/** Opens the dialog of the private calendar. */
export function CalendarButton() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        Calendar
      </Button>
      <Calendar opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
