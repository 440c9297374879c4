import { requestEmailChange, type Student } from '@labreach/contract/account'
import { Button, TextInput } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { useUpdateStudent } from '../../session/use-student.ts'
import { alertSuccess } from '../../ui/feedback/alerts.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './account-management.module.css'
import { checkSession } from './check-session.ts'

/** Shows the account's email address and changes it. A new address is valid after its link was opened. */
export function AccountEmail({ student }: { student: Student }) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const updateStudent = useUpdateStudent()
  const request = useMutation({
    mutationFn: (address: string) => call(requestEmailChange, { body: { email: address } }),
    onSuccess: (response, address) => {
      updateStudent(() => response)
      setEmail('')
      alertSuccess(`A confirmation link is on its way to ${address}.`)
    },
    onError: (error) => setProblem(sentenceOr(error, 'The link could not be sent. Please try again.')),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(email.trim() ? undefined : 'Please enter your email address.')
    if (email.trim() && checkSession()) request.mutate(email.trim())
  }
  const advice = student.google_user ? ' Verify another one, in case you lose your Google account.' : ''
  return (
    <div className={styles.part}>
      <h3>Account email</h3>
      <div className={styles.words}>
        <Address student={student} />
        <p className="quiet small">
          {student.email_verified && student.email === student.google_email
            ? `While Google is connected this is your Google address. Password reset emails go here and to your own verified one.${advice}`
            : student.email_verified
              ? 'Password reset emails go here.'
              : 'Password resets go here once it is verified.'}
        </p>
      </div>
      {student.pending_email && (
        <Note tone="amber">We sent an email to {student.pending_email}. Follow its link within 24 hours.</Note>
      )}
      <form className={`${styles.row} ${styles.beside}`} onSubmit={submit} noValidate>
        <TextInput
          label={student.email_verified ? 'New address' : 'Your address'}
          type="email"
          autoComplete="email"
          maxLength={320}
          value={email}
          error={problem}
          onChange={(event) => {
            setProblem(undefined)
            setEmail(event.currentTarget.value)
          }}
        />
        <Button type="submit" variant="default" loading={request.isPending}>
          Send Link
        </Button>
      </form>
    </div>
  )
}

function Address({ student: { email, email_verified: verified } }: { student: Student }) {
  if (!email) return <p className="quiet">No address yet.</p>
  const Icon = verified ? IconCircleCheck : IconClock
  return (
    <p className={styles.address}>
      {email}
      <span className={verified ? styles.verified : styles.unverified}>
        <Icon size={16} aria-hidden="true" />
        {verified ? 'Verified' : 'Not verified yet'}
      </span>
    </p>
  )
}
