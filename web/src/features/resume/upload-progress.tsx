import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import styles from './resume-drop.module.css'

const phrases = [
  'Reading your resume…',
  'Finding your interests…',
  'Noting your skills…',
  'Looking at your experience…',
] as const
const phraseMs = 1_500

/**
 * Shows phrases in turn while a resume is uploaded and read; they do not follow the actual progress. Screen readers get
 * only the first one (resume-drop.tsx).
 */
export function UploadProgress() {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt((index) => (index + 1) % phrases.length), phraseMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={styles.content} aria-hidden="true">
      <Loader size="sm" />
      <p className={styles.title}>{phrases[at]}</p>
    </div>
  )
}
