import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/error.ts'
import { alertError } from '../../ui/feedback/alerts.ts'
import { goToGoogle } from './go-to-google.ts'

/** Opens Google, to connect the account of `username` or, without a username, to sign in. */
export function useGoogleFlow(username = '') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => goToGoogle(client, { identity: username }),
    onError: (error) => alertError(googleFailure(error)),
  })
}

/** The text for a Google flow that could not be started. */
export function googleFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message
  // fetch throws a TypeError without a network.
  if (error instanceof TypeError) return 'Google could not be reached. Please try again.'
  return error instanceof Error ? error.message : 'Google could not be reached. Please try again.'
}
