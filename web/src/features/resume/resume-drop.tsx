import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useRef } from 'react'
import { Note } from '../../ui/feedback/note.tsx'
import type { SelectedFiles } from './check-file.ts'
import styles from './resume-drop.module.css'
import { TypedInterests } from './typed-interests.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { uploadFailure } from './upload-failure.ts'
import { useUpload, type Uploaded } from './use-upload.ts'
import { ModelNotice } from './model-notice.tsx'

type Props = {
  title: string
  hint: string
  /** The student's interests are known, so no examples are typed. */
  isKnown?: boolean
  /** Why the last upload could not be used, if that was found after its response. */
  failure?: string | null
  /** Called instead of starting an upload; it decides when to call `start`. */
  onStart?: (start: () => void) => void
  onUploaded: (response: Uploaded) => void
}

const startNow = (start: () => void) => start()

/** On a phone the error may be below the edge of the screen. */
const scrollIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

/** A drop zone and a button to upload a PDF. Shows the progress and the result. */
export function ResumeDrop({ title, hint, isKnown = false, failure = null, onStart = startNow, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useUpload(onUploaded)
  const busy = upload.isPending
  const onFiles = (selected: SelectedFiles) => {
    if (!busy) onStart(() => upload.mutate(selected))
  }
  const { isOver, handlers } = useFileDrop(onFiles)

  return (
    <div className={styles.stack}>
      <div
        className={styles.drop}
        data-card
        data-known={isKnown || undefined}
        data-over={(isOver && !busy) || undefined}
        aria-busy={busy}
        {...handlers}
      >
        {busy ? (
          <UploadProgress />
        ) : (
          <div className={styles.content}>
            <IconFileText size={32} stroke={1.4} aria-hidden="true" className={styles.icon} />
            <p className={styles.title}>{isOver ? 'Let go to upload it' : title}</p>
            {!isKnown && <TypedInterests />}
            <p className="quiet small">{hint}</p>
          </div>
        )}
        {/* Not removed or disabled while a file is uploaded, so that it keeps the focus. */}
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
            if (files.length > 0) onFiles({ files, hasFolder: false })
          }}
        />
      </div>
      <ModelNotice />
      <p role="status" className="visually-hidden">
        {busy && 'Reading your resume…'}
      </p>
      {(upload.isError || (failure !== null && upload.isIdle)) && (
        <div ref={scrollIntoView}>
          <Note tone="red" title="Upload Error">
            {upload.isError ? uploadFailure(upload.error) : failure}
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
