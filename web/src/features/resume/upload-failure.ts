import { ApiError } from '../../api/error.ts'
import { withReset } from '../../ui/text/text.ts'

/** A file that is not sent. The message is shown to the user. */
export class InvalidFile extends Error {
  override name = 'InvalidFile'
}

/** The text for a failed upload: the server's sentence, the status, or a general text. */
export function uploadFailure(error: unknown): string {
  if (error instanceof InvalidFile) return error.message
  if (error instanceof ApiError)
    return withReset(error.sentence ?? `Upload failed with status: ${error.status}`, error.body.resets_at)
  return 'Upload failed. Please try again.'
}
