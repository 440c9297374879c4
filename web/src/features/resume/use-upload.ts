import { uploadResume } from '@labreach/contract/resume'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { withReset } from '../../ui/text.ts'
import { refusalOf, refusalOfDrop, type Picked } from './check-file.ts'

/** Uploads a resume as whoever is here: a student, or a visitor who then gets a temporary token. */
export function useUpload(onDone: (answer: Uploaded) => void) {
  return useMutation({
    mutationFn: async ({ files, hasFolder }: Picked) => {
      const [file] = files
      const refusal = refusalOfDrop(files.length, hasFolder) ?? (file && refusalOf(file))
      if (refusal || !file) throw new UnfitFile(refusal)
      const form = new FormData()
      form.append('upload_file', file)
      return call(uploadResume, { form })
    },
    // Without a network the upload fails at once instead of waiting for one.
    networkMode: 'always',
    onSuccess: onDone,
  })
}

export type Uploaded = Awaited<ReturnType<typeof call<typeof uploadResume>>>

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
