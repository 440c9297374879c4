import type { Student } from '@labreach/contract/account'
import { IconFileText } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reloadStudent } from '../../../session/use-student.ts'
import styles from './profile.module.css'

/** The signed URL of a resume expires after ten minutes, so an open page fetches a new one earlier. */
const renewLinkMs = 5 * 60_000

/** A link to the resume that is attached to every letter. */
export function ResumeFile({ student }: { student: Student }) {
  const client = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => void reloadStudent(client), renewLinkMs)
    return () => clearInterval(timer)
  }, [client])

  if (!student.resume) return null
  return (
    <div className={styles.file}>
      <IconFileText size={32} stroke={1.4} aria-hidden="true" />
      <div className={styles.fileWords}>
        <a href={student.resume} target="_blank" rel="noreferrer">
          {student.resume_name ?? 'Your resume'}
        </a>
        <p className="quiet small">This one goes with every letter.</p>
      </div>
    </div>
  )
}
