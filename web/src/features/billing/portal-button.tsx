import { createPortal } from '@labreach/contract/billing'
import { Button } from '@mantine/core'
import { call } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { session } from '../../credentials/session.ts'
import { useRedirect } from './use-redirect.ts'

type Props = { children?: string; urgent?: boolean }

/** Opens the payment provider's customer portal, which returns to the profile. */
export function PortalButton({ children = 'Manage subscription', urgent = false }: Props) {
  const { redirect, isRedirecting } = useRedirect({
    getUrl: getPortalUrl,
    signedOutText: 'Please log in to manage your subscription',
    failure: (error) => sentenceOr(error, 'Failed to access customer portal. Please try again.'),
  })
  return (
    <Button {...(urgent ? { color: 'amber.7' } : { variant: 'default' })} loading={isRedirecting} onClick={redirect}>
      {children}
    </Button>
  )
}

async function getPortalUrl(): Promise<string> {
  const body = { user_id: session.student()?.id, return_url: `${location.origin}/profile` }
  return (await call(createPortal, { body })).portal_url
}
