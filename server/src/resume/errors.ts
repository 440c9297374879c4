import { limits } from '@labreach/contract/plans'
import { Refusal } from '../refusal.ts'
import type { ResumeReadError } from './read-resume.ts'

export const temporaryTokenInvalid = () =>
  new Refusal('temporary_token_invalid', 'Your upload has expired. Please upload your resume again.')

export const fileMissing = () => new Refusal('file_missing', 'Please choose a PDF file to upload.')
export const uploadBroken = () => new Refusal('invalid_input', 'The upload broke off. Please upload the file again.')
export const notAPdf = () => new Refusal('not_a_pdf', 'Please upload a PDF file only')
export const fileTooBig = () => new Refusal('file_too_big', 'File size must be less than 10MB')
export const resumesPerDay = (limit: number, resetsAt: Date | null) =>
  new Refusal('resumes_per_day', `You can upload ${limit} resumes a day on the Free plan.`, { resetsAt })
export const linkExpired = () => new Refusal('link_expired', 'This link to a resume has expired.')
export const resumeGone = () => new Refusal('resume_gone', 'This resume is no longer here.')

const unread: Record<ResumeReadError['reason'], () => Refusal> = {
  unreadable: () =>
    new Refusal('resume_unreadable', 'This PDF cannot be read. Please export it again and upload the new file.'),
  encrypted: () => new Refusal('resume_encrypted', 'This PDF is protected by a password. Please upload one without.'),
  without_text: () =>
    new Refusal(
      'resume_without_text',
      'This PDF holds pictures only, no text. Please export your resume as a text PDF.',
    ),
  too_long: () =>
    new Refusal('resume_too_long', `A resume has at most ${limits.resumeMaxPages} pages. Please upload a shorter one.`),
  busy: () =>
    new Refusal('reader_busy', 'Many resumes are being read right now. Please try again in a minute.', {
      retryAfter: 60,
    }),
}

export const resumeUnread = (error: ResumeReadError) => unread[error.reason]()
