import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { IconBrandGoogle, IconBrandWindows } from '@tabler/icons-react'
import { mailboxLabel, connectLabels, mailboxOf, type MailboxFields, type Provider } from '../../../session/mailbox.ts'
import { useOfferedProviders } from '../../../session/use-mailbox.ts'

type Sender = MailboxFields & Pick<Student, 'google_user'>
type Props = {
  student: Sender
  /** Whether the first one is the next step. */
  isStrong: boolean
  disabled: boolean
  /** Whether the browser is on its way to the provider. */
  isLeaving: boolean
  /** The place of a button in its row. */
  className: string | undefined
  /** Leaves the page to connect a mailbox, and returns to this letter. */
  onConnect: (provider: Provider) => void
}

const icons = { google: IconBrandGoogle, microsoft: IconBrandWindows } as const

/** The sentence before Send while no mailbox is connected. */
export function ConnectLine({ student }: { student: Sender }) {
  const own = useOfferedProviders(student).includes('microsoft') ? mailboxLabel : 'Gmail'
  const { address } = mailboxOf(student)
  return (
    <p>
      {address
        ? `The connection to ${address} has expired. Renew it; you will return to this letter.`
        : `Your own ${own} sends this letter; connecting keeps it.`}
    </p>
  )
}

/** A button for each provider. */
export function ConnectButtons({ student, isStrong, disabled, isLeaving, className = '', onConnect }: Props) {
  return useOfferedProviders(student).map((provider, index) => {
    const Icon = icons[provider]
    return (
      <Button
        key={provider}
        className={className}
        variant={isStrong && index === 0 ? 'filled' : 'default'}
        leftSection={<Icon size={20} aria-hidden="true" />}
        disabled={disabled}
        loading={isLeaving}
        onClick={() => onConnect(provider)}
      >
        {connectLabels[provider]}
      </Button>
    )
  })
}
