import { microsoftFlow } from '@labreach/contract/microsoft'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sentenceOr } from '../../../api/error.ts'
import { markLeaving } from '../../../session/flow-return.ts'
import type { Provider } from '../../../session/mailbox.ts'
import { alertError } from '../../../ui/feedback/alerts.ts'
import { goToGoogle } from '../go-to-google.ts'
import { googleFailure } from '../use-google-flow.ts'

/** Opens the page of a provider, to connect a mailbox to the account of `username`. */
export function useMailboxFlow(username = '') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (provider: Provider) =>
      provider === 'google' ? goToGoogle(client, { identity: username }) : goToMicrosoft(),
    onError: (error, provider) =>
      alertError(
        provider === 'google'
          ? googleFailure(error)
          : sentenceOr(error, 'Microsoft could not be reached. Please try again.'),
      ),
  })
}

/** Gets the one-time flow cookie and opens Microsoft's page in place of this page. */
async function goToMicrosoft(): Promise<void> {
  const { url } = await call(microsoftFlow, { body: {} })
  markLeaving()
  location.assign(url)
}
