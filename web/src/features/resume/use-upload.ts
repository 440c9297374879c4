import { uploadResume } from '@labreach/contract/resume'
import { useMutation } from '@tanstack/react-query'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { beginningOf, refusalOf, refusalOfDrop, type Picked } from './check-file.ts'
import { UnfitFile } from './upload-failure.ts'

/** Uploads a resume as whoever is here: a student, or a visitor who then gets a temporary token. */
export function useUpload(onDone: (answer: Uploaded) => void) {
  return useMutation({
    mutationFn: async ({ files, hasFolder }: Picked) => {
      const [file] = files
      const refusal = refusalOfDrop(files.length, hasFolder) ?? (file && refusalOf(file, await beginningOf(file)))
      if (refusal || !file) throw new UnfitFile(refusal)
      const form = new FormData()
      form.append('upload_file', file)
      return call(uploadResume, { form })
    },
    // Without a network the upload fails at once instead of waiting for one.
    networkMode: 'always',
    onSuccess: onDone,
    onSettled: (answer) => track('resume_upload', { outcome: answer ? 'done' : 'failed' }),
  })
}

export type Uploaded = Awaited<ReturnType<typeof call<typeof uploadResume>>>
