import { Button, Loader } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { Note } from '../../ui/state.tsx'
import styles from './resume-drop.module.css'
import { uploadFailure, useUpload, type Uploaded } from './use-upload.ts'

const phrases = ['Reading your resume…', 'Finding your interests…', 'Noting your skills…', 'Almost there…']

type Props = { title: string; hint: string; onUploaded: (answer: Uploaded) => void }

/** A place to drop a PDF, or to choose one; says what is happening and what went wrong. */
export function ResumeDrop({ title, hint, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const upload = useUpload(onUploaded)

  const take = (file: File | undefined) => {
    if (file && !upload.isPending) upload.mutate(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <div className={styles.stack}>
      <div
        className={styles.drop}
        data-over={over || undefined}
        aria-busy={upload.isPending}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {upload.isPending ? (
          <Progress />
        ) : (
          <>
            <IconFileText size={32} stroke={1.4} aria-hidden="true" className={styles.icon} />
            <p className={styles.title}>{title}</p>
            <p className="quiet small">{hint}</p>
            <Button variant="default" onClick={() => input.current?.click()}>
              Choose File
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          aria-label="Resume (PDF)"
          className="hidden-but-read"
          tabIndex={-1}
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </div>
      {upload.isError && (
        <Note tone="red" title="Upload Error">
          {uploadFailure(upload.error)}
        </Note>
      )}
    </div>
  )
}

function Progress() {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => Math.min(now + 1, phrases.length - 1)), 1_500)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <Loader size="sm" aria-hidden="true" />
      <p className={styles.title} role="status">
        {phrases[at]}
      </p>
    </>
  )
}
