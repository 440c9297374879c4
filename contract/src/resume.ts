import { endpoint } from './endpoint.ts'

export const uploadResume = endpoint({
  name: 'uploadResume',
  method: 'POST',
  path: '/api/resume/',
  session: 'optional',
  summary: 'Upload a PDF resume in the multipart field upload_file, signed in or as a visitor',
  external: true,
  errors: {
    file_missing: 400,
    not_a_pdf: 400,
    file_too_big: 413,
    resume_unreadable: 422,
    resume_encrypted: 422,
    resume_without_text: 422,
    resume_too_long: 422,
    resumes_per_day: 429,
    reader_busy: 429,
  },
})

export const getResumeFile = endpoint({
  name: 'getResumeFile',
  method: 'GET',
  path: '/api/resume/{file}/',
  session: 'none',
  summary: 'The PDF of a resume, with a signed URL that expires after ten minutes',
  external: true,
  errors: { link_expired: 403, resume_gone: 404 },
})
