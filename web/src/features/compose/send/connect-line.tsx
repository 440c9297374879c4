import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { IconBrandGoogle, IconBrandWindows } from '@tabler/icons-react'
import { mailboxLabel, connectLabels, mailboxOf, type MailboxFields, type Provider } from '../../../session/mailbox.ts'
import { useOfferedProviders } from '../../../session/use-mailbox.ts'
import styles from './connect-line.module.css'

type Props = {
  student: MailboxFields & Pick<Student, 'google_user'>
  disabled: boolean
  /** Whether the browser is on its way to the provider. */
  isLeaving: boolean
  /** Leaves the page to connect a mailbox, and returns to this letter. */
  onConnect: (provider: Provider) => void
}

const icons = { google: IconBrandGoogle, microsoft: IconBrandWindows } as const

/** Shown before Send while no mailbox is connected: one sentence, and a button for each provider. */
export function ConnectLine({ student, disabled, isLeaving, onConnect }: Props) {
  const providers = useOfferedProviders(student)
  const { address } = mailboxOf(student)
  const own = providers.includes('microsoft') ? mailboxLabel : 'Gmail'
  const buttons = providers.map((provider) => {
    const Icon = icons[provider]
    return (
      <Button
        key={provider}
        variant="default"
        leftSection={<Icon size={20} aria-hidden="true" />}
        disabled={disabled}
        loading={isLeaving}
        onClick={() => onConnect(provider)}
      >
        {connectLabels[provider]}
      </Button>
    )
  })
  return (
    <div className={styles.line} data-choice={providers.length > 1 || undefined}>
      <p>
        {address
          ? `The connection to ${address} has expired. Renew it; you will return to this letter.`
          : `Your own ${own} sends this letter. Its text is kept while you connect.`}
      </p>
      {providers.length > 1 ? <div className={styles.choices}>{buttons}</div> : buttons}
    </div>
  )
}
