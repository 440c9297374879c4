import { uploadResume } from '@labreach/contract/resume'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { withReset } from '../../ui/text.ts'
import { refusalOf } from './check-file.ts'

/** Uploads a resume as whoever is here: a student, or a visitor who then gets a temporary token. */
export function useUpload(onDone: (answer: Uploaded) => void) {
  return useMutation({
    mutationFn: async (file: File) => {
      const refusal = refusalOf(file)
      if (refusal) throw new Error(refusal)
      const form = new FormData()
      form.append('upload_file', file)
      return call(uploadResume, { form })
    },
    onSuccess: onDone,
  })
}

export type Uploaded = Awaited<ReturnType<typeof call<typeof uploadResume>>>

/** What the upload panel says about a failure: the server's sentence, the status, or that it failed. */
export function uploadFailure(error: unknown): string {
  if (error instanceof ApiError)
    return withReset(error.sentence ?? `Upload failed with status: ${error.status}`, error.body.resets_at)
  if (error instanceof TypeError) return 'Upload failed. Please try again.'
  return error instanceof Error ? error.message : 'Upload failed. Please try again.'
}
