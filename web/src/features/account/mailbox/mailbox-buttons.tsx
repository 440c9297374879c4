import type { Student } from '@labreach/contract/account'
import { connectLabels, type Provider } from '../../../session/mailbox.ts'
import { useOfferedProviders } from '../../../session/use-mailbox.ts'
import { checkSession } from '../check-session.ts'
import { GoogleButton } from '../google-button.tsx'
import { MicrosoftButton } from './microsoft-button.tsx'
import { useMailboxFlow } from './use-mailbox-flow.ts'

type Props = {
  student: Student
  /** Whether the first button is the strong one: a letter waits for the mailbox. */
  isStrong: boolean
}

/** A button for each provider of mailboxes that the student can connect. */
export function MailboxButtons({ student, isStrong }: Props) {
  const connecting = useMailboxFlow(student.username)
  const connect = (provider: Provider) => {
    if (!connecting.isPending && checkSession()) connecting.mutate(provider)
  }
  return useOfferedProviders(student).map((provider, index) => {
    const ProviderButton = provider === 'google' ? GoogleButton : MicrosoftButton
    return (
      <ProviderButton
        key={provider}
        variant={isStrong && index === 0 ? 'filled' : 'default'}
        loading={connecting.isPending && connecting.variables === provider}
        onClick={() => connect(provider)}
      >
        {provider === 'google' ? 'Sign in with Google' : connectLabels.microsoft}
      </ProviderButton>
    )
  })
}
