import type { Student } from '@labreach/contract/account'
import { IconFileText } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reloadStudent } from '../../../session/use-student.ts'
import styles from './profile.module.css'

/** The link to a resume ends ten minutes after it was made: on a page that stays open it is renewed in time. */
const renewLinkMs = 5 * 60_000

/** The resume that goes with every letter, and a link that opens it. */
export function ResumeFile({ student }: { student: Student }) {
  const client = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => void reloadStudent(client), renewLinkMs)
    return () => clearInterval(timer)
  }, [client])

  if (!student.resume) return null
  return (
    <div className={styles.file}>
      <IconFileText size={28} stroke={1.4} aria-hidden="true" />
      <div className={styles.fileWords}>
        <a href={student.resume} target="_blank" rel="noreferrer">
          {student.resume_name ?? 'Your resume'}
        </a>
        <p className="quiet small">This one goes with every letter.</p>
      </div>
    </div>
  )
}
