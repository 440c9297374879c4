import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import styles from './account-form.module.css'

type Props = { agreed: boolean; problem: string | undefined; highlighted: boolean; onChange: (agreed: boolean) => void }

/** The consent to the terms. The whole row is its target. */
export function TermsCheckbox({ agreed, problem, highlighted, onChange }: Props) {
  const problemId = useId()
  return (
    <div className={styles.terms} data-highlighted={highlighted || undefined}>
      <Checkbox
        name="terms"
        checked={agreed}
        error={problem !== undefined}
        aria-invalid={problem !== undefined}
        {...(problem && { 'aria-describedby': problemId })}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={
          <>
            I have read and agree to the{' '}
            <Link to="/terms" target="_blank">
              Terms of Service
            </Link>{' '}
            and the{' '}
            <Link to="/privacy" target="_blank">
              Privacy Policy
            </Link>
          </>
        }
      />
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
