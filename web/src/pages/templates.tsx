import { planByCode } from '@labreach/contract/plans'
import { UpgradeOffer } from '../features/billing/upgrade-offer.tsx'
import { StudentTemplates } from '../features/templates/student-templates.tsx'
import { useStudent } from '../session/use-student.ts'
import styles from './templates.module.css'
import { UnknownPlan } from './payment/unknown-plan.tsx'

export function TemplatesPage() {
  const student = useStudent()
  if (!student) return null
  const plan = planByCode(student.subscription)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Email Templates</h1>
        <p className="quiet">A letter starts from one of them. What is in braces is filled in for each professor.</p>
      </header>
      {!plan.isKnown ? <UnknownPlan /> : !plan.may('templates') && <UpgradeOffer />}
      <StudentTemplates student={student} />
    </div>
  )
}
