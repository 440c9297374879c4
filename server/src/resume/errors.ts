import { matchStream } from '@labreach/contract/professors'
import * as calls from '@labreach/contract/resume'
import { googleFlow, register } from '@labreach/contract/session'
import { aiGenerateTemplate } from '@labreach/contract/templates'
import { Refusal } from '../refusal.ts'
import type { ResumeReadError, ResumeReadFailure } from './reader/resume-read-error.ts'
import { readingLimits } from './reading-limits.ts'

const refuseUpload = Refusal.of(calls.uploadResume)
const refuseFile = Refusal.of(calls.getResumeFile)
const refuseToken = Refusal.of(register, googleFlow, matchStream, aiGenerateTemplate)

export const temporaryTokenInvalid = () =>
  refuseToken('temporary_token_invalid', 'Your upload has expired. Please upload your resume again.')

export const fileMissing = () => refuseUpload('file_missing', 'Please choose a PDF file to upload.')
export const uploadBroken = (cause?: unknown) =>
  refuseUpload('invalid_input', 'The upload broke off. Please upload the file again.', { cause })
export const notAPdf = () => refuseUpload('not_a_pdf', 'Please upload a PDF file only')
export const fileTooBig = () => refuseUpload('file_too_big', 'File size must be less than 10MB')
export const resumesPerDay = (limit: number, plan: string, resetsAt: Date | null) =>
  refuseUpload('resumes_per_day', `You can upload ${limit} resumes a day on the ${plan} plan.`, { resetsAt })
export const linkExpired = () => refuseFile('link_expired', 'This link to a resume has expired.')
export const resumeGone = () => refuseFile('resume_gone', 'This resume is no longer here.')

const readRefusals = {
  unreadable: () =>
    refuseUpload('resume_unreadable', 'This PDF cannot be read. Please export it again and upload the new file.'),
  encrypted: () => refuseUpload('resume_encrypted', 'This PDF is protected by a password. Please upload one without.'),
  without_text: () =>
    refuseUpload(
      'resume_without_text',
      'This PDF holds pictures only, no text. Please export your resume as a text PDF.',
    ),
  too_long: () =>
    refuseUpload(
      'resume_too_long',
      `A resume has at most ${readingLimits.pagesMax} pages. Please upload a shorter one.`,
    ),
  busy: () =>
    refuseUpload('reader_busy', 'Many resumes are being read right now. Please try again in a minute.', {
      retryAfter: 60,
    }),
} satisfies Record<Exclude<ResumeReadFailure, 'scanned'>, () => Refusal>

/** A scan that may not be read has no text. */
export const resumeReadRefusal = ({ reason }: Pick<ResumeReadError, 'reason'>) =>
  readRefusals[reason === 'scanned' ? 'without_text' : reason]()
