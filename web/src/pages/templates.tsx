import { plans } from '@labreach/contract/plans'
import { BasicAdds } from '../features/billing/basic-adds.tsx'
import { OwnTemplates } from '../features/templates/own-templates.tsx'
import { useStudent } from '../session/use-student.ts'
import styles from './templates.module.css'

export function TemplatesPage() {
  const student = useStudent()
  if (!student) return null
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Email Templates</h1>
        <p className="quiet">A letter starts from one of them. What is marked is filled in for each professor.</p>
      </header>
      {!plans[student.subscription].ownTemplates && <BasicAdds />}
      <OwnTemplates student={student} />
    </div>
  )
}
