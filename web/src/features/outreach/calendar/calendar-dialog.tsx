import { Button, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { date } from '../../../ui/text/text.ts'
import styles from './calendar.module.css'
import { useCalendar } from './use-calendar.ts'

export type CalendarProps = { opened: boolean; onClose: () => void }

/** Makes and deletes the link by which a calendar program reads what is due. */
export function CalendarDialog({ opened, onClose }: CalendarProps) {
  const { found, url, make, end, forgetUrl } = useCalendar()
  const madeAt = found.data?.made_at ?? null
  const failure = make.error ?? end.error ?? (found.data ? null : found.error)
  // The pressed button is gone; the reading goes on here.
  const address = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (url) address.current?.select()
  }, [url])
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={forgetUrl} title="Your calendar" size="560px">
      <div className={styles.body}>
        <p>
          See in your own calendar when a letter leaves, when a follow-up is due, and when you may write to a professor
          again. It has the names of professors, no email addresses and nothing of your letters.
        </p>
        {url && (
          <TextInput
            ref={address}
            readOnly
            label="Private link of your calendar"
            description="Add it in your calendar program as a calendar from a URL. It is shown only once. Share it with nobody: it opens your calendar."
            value={url}
          />
        )}
        <p className="quiet small" role="status" tabIndex={-1} ref={status}>
          {found.isPending && !failure && 'Looking for your calendar…'}
          {found.data && describe(madeAt)}
        </p>
        {failure && (
          <Note tone="red">{sentenceOr(failure, 'Your calendar could not be reached. Please try again.')}</Note>
        )}
        <div className={styles.buttons}>
          {madeAt && (
            <Button
              variant="default"
              loading={end.isPending}
              onClick={() => {
                make.reset()
                end.mutate(undefined, { onSuccess: () => status.current?.focus() })
              }}
            >
              Delete the Link
            </Button>
          )}
          {url ? (
            <Button
              leftSection={<IconCopy size={20} aria-hidden="true" />}
              onClick={() => void copyText(url, { done: 'The link was copied.', failed: copyFailed })}
            >
              Copy the Link
            </Button>
          ) : (
            <Button
              loading={make.isPending}
              onClick={() => {
                end.reset()
                make.mutate()
              }}
            >
              {madeAt ? 'Make a New Link' : 'Make a Link'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const copyFailed = 'The link could not be copied. Please select it and copy it yourself.'

const describe = (madeAt: string | null): string =>
  madeAt ? `Made on ${date(madeAt)}. A new link, or a new password, ends it.` : 'There is no link yet.'
