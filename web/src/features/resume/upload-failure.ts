import { ApiError } from '../../api/error.ts'
import { withReset } from '../../ui/text/text.ts'

/** A file that is not sent at all; the message is for the person. */
export class UnfitFile extends Error {
  override name = 'UnfitFile'
}

/** What the upload panel says about a failure: the server's sentence, the status, or that it failed. */
export function uploadFailure(error: unknown): string {
  if (error instanceof UnfitFile) return error.message
  if (error instanceof ApiError)
    return withReset(error.sentence ?? `Upload failed with status: ${error.status}`, error.body.resets_at)
  return 'Upload failed. Please try again.'
}
