import type { Student } from '@labreach/contract/account'
import { UNLIMITED } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Note } from '../../../ui/feedback/note.tsx'
import { plural, time } from '../../../ui/text/text.ts'
import styles from './ai.module.css'
import type { EnhanceState } from './use-enhance.ts'

export const aiWorks = 'AI is working on your letter. Your text is kept.'

type Props = { student: Student; enhance: EnhanceState; disabled: boolean }

/** The button that enhances the letter with AI, with the uses that are left and the last failure. */
export function AiBar({ student, enhance, disabled }: Props) {
  const { used, limit, resets_at: resetsAt } = student.quotas.ai_day
  const left = Math.max(0, limit - used)
  const { isRunning } = enhance
  return (
    <div className={styles.bar}>
      <Button
        variant="default"
        leftSection={<IconSparkles size={20} aria-hidden="true" />}
        loading={isRunning}
        disabled={disabled}
        onClick={() => enhance.start()}
      >
        Enhance with AI
      </Button>
      <p className="small quiet figures" role="status">
        {isRunning ? aiWorks : ''}
        {!isRunning && limit < UNLIMITED && `${plural(left, 'AI use')} left today`}
        {!isRunning && left === 0 && resetsAt && ` · you can use AI again on ${time(resetsAt)}`}
      </p>
      <AiProblem problem={enhance.problem} />
    </div>
  )
}

/** The last failure of AI. */
export function AiProblem({ problem }: Pick<EnhanceState, 'problem'>) {
  if (!problem) return null
  return (
    <div className={styles.problem}>
      <Note tone="red">
        <span>{problem.inline}</span>
        {problem.upgrade && <Link to="/pricing">Upgrade</Link>}
      </Note>
    </div>
  )
}
