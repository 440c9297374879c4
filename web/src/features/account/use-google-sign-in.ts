import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/error.ts'
import { alertError } from '../../ui/feedback/alerts.ts'
import { goToGoogle } from './go-to-google.ts'

/** Leaves for Google: to connect the account of `username`, or, without one, to sign in as whoever Google says. */
export function useGoogleSignIn(username = '') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => goToGoogle(client, { whose: username }),
    onError: (error) => alertError(sentenceOf(error)),
  })
}

/** What to say when the trip to Google could not begin. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  if (error instanceof TypeError) return 'Google could not be reached. Please try again.'
  return error instanceof Error ? error.message : 'Google could not be reached. Please try again.'
}
