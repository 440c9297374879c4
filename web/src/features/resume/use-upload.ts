import { uploadResume } from '@labreach/contract/resume'
import { useMutation } from '@tanstack/react-query'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { checkDrop, checkFile, readBeginning, type SelectedFiles } from './check-file.ts'
import { InvalidFile } from './upload-failure.ts'

/** Uploads a resume of the student, or of a visitor, who then gets a temporary token. */
export function useUpload(onDone: (response: Uploaded) => void) {
  return useMutation({
    mutationFn: async ({ files, hasFolder }: SelectedFiles) => {
      const [file] = files
      const problem = checkDrop(files.length, hasFolder) ?? (file && checkFile(file, await readBeginning(file)))
      if (problem || !file) throw new InvalidFile(problem)
      const form = new FormData()
      form.append('upload_file', file)
      return call(uploadResume, { form })
    },
    // Offline the upload fails at once instead of being queued.
    networkMode: 'always',
    onSuccess: onDone,
    onSettled: (response) => track('resume_upload', { outcome: response ? 'done' : 'failed' }),
  })
}

export type Uploaded = Awaited<ReturnType<typeof call<typeof uploadResume>>>
