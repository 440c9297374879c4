import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useRef } from 'react'
import { Note } from '../../ui/feedback/state.tsx'
import type { Picked } from './check-file.ts'
import styles from './resume-drop.module.css'
import { TypedInterests } from './typed-interests.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { uploadFailure } from './upload-failure.ts'
import { useUpload, type Uploaded } from './use-upload.ts'

type Props = {
  title: string
  hint: string
  /** Decides when an upload starts. */
  before?: (start: () => void) => void
  onUploaded: (answer: Uploaded) => void
}

const atOnce = (start: () => void) => start()

/** On a phone what stands under the card may be under the screen's edge. */
const showWhole = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

/** A place to drop a PDF, or to choose one; says what is happening, what went wrong, and that it went well. */
export function ResumeDrop({ title, hint, before = atOnce, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useUpload(onUploaded)
  const busy = upload.isPending
  const take = (picked: Picked) => {
    if (!busy) before(() => upload.mutate(picked))
  }
  const { over, handlers } = useFileDrop(take)

  return (
    <div className={styles.stack}>
      <div className={styles.drop} data-card data-over={(over && !busy) || undefined} aria-busy={busy} {...handlers}>
        {busy ? (
          <UploadProgress />
        ) : (
          <div className={styles.says}>
            <IconFileText size={32} stroke={1.4} aria-hidden="true" className={styles.icon} />
            <p className={styles.title}>{over ? 'Let go to upload it' : title}</p>
            <TypedInterests />
            <p className="quiet small">{hint}</p>
          </div>
        )}
        {/* Stays in its place while a file is read, so that the focus does. */}
        <Button
          variant="default"
          {...(busy && { 'aria-disabled': true, 'data-disabled': true })}
          onClick={() => {
            if (!busy) input.current?.click()
          }}
        >
          Choose File
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          aria-label="Resume (PDF)"
          className="visually-hidden"
          tabIndex={-1}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])]
            event.currentTarget.value = ''
            if (files.length > 0) take({ files, hasFolder: false })
          }}
        />
      </div>
      <p role="status" className="visually-hidden">
        {busy && 'Reading your resume…'}
      </p>
      {upload.isError && (
        <div ref={showWhole}>
          <Note tone="red" title="Upload Error">
            {uploadFailure(upload.error)}
          </Note>
        </div>
      )}
      {upload.isSuccess && (
        <Note tone="green" title="Resume uploaded">
          {upload.variables.files[0]?.name} has been read.
        </Note>
      )}
    </div>
  )
}
