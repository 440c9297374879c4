import { limits, session } from '@labreach/contract/plans'
import { isUnreachable } from '../db/unreachable.ts'
import { isSpent, resumesToday } from '../quotas/quotas.ts'
import { fillProfile } from '../students/fill-profile.ts'
import { lockStudent } from '../students/lock-student.ts'
import { hashToken, newToken } from '../encryption.ts'
import type { Received } from '../services/files/files.ts'
import type { Services } from '../services.ts'
import { fileTooBig, notAPdf, resumesPerDay, resumeUnread } from './errors.ts'
import { profileFromResume } from './profile-from-resume.ts'
import { insertResume, insertVisitorResume, type StoredResume } from './queries.ts'
import { ResumeReadError } from './reader/read-resume.ts'
import { trimEnd } from '../text/trim-end.ts'

/** A file that somebody sent, on the disk, and what they said of it. */
export type Upload = { file: Received; fileName: string; mimeType: string }

type Deps = Pick<Services, 'db' | 'clock' | 'files' | 'reader'>

/**
 * Reads a resume and keeps it. A visitor gets a temporary token for it, a student the interests that were found in it.
 * Throws not_a_pdf, file_too_big, resumes_per_day and the four ways in which a PDF can be unreadable.
 */
export async function uploadResume(services: Deps, studentId: string | null, upload: Upload) {
  const resume = await readUpload(services, upload).catch(async (error: unknown) => {
    await services.files.discard(upload.file)
    throw error
  })
  try {
    const temporaryToken = studentId
      ? await keepForStudent(services, studentId, resume)
      : await keepForVisitor(services, resume)
    return { resume, temporaryToken }
  } catch (error) {
    // Where the database went away in the midst of it, the row may be there after all: the sweep finds out.
    if (!isUnreachable(error)) await services.files.delete(resume.fileId)
    throw error
  }
}

/** What is in an upload, its file kept. */
async function readUpload({ reader, files }: Deps, upload: Upload): Promise<StoredResume> {
  const { key, path, size, sha256 } = upload.file
  if (size > limits.resumeMaxBytes) throw fileTooBig()
  if (!isPdf(upload)) throw notAPdf()
  const read = await reader.read({ path, size }).catch((error: unknown) => {
    throw error instanceof ResumeReadError ? resumeUnread(error) : error
  })
  await files.keep(upload.file)
  return { ...read, fileId: key, fileName: cleanFileName(upload.fileName), byteSize: size, sha256 }
}

/** The name is what a person chose; the first bytes are what a reader goes by (a PDF may start within the first 1 KB). */
function isPdf({ file, fileName, mimeType }: Upload): boolean {
  // A browser that does not know the type says octet-stream, whatever the name.
  const named = /\.pdf$/i.test(fileName) || /^application\/(x-)?pdf$|^application\/octet-stream$/.test(mimeType)
  return named && file.head.includes('%PDF-')
}

/** Keeps letters of any script, drops what file systems, headers and shells stumble over. */
function cleanFileName(name: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pd} ._(),'’&+]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  return `${[...trimEnd(stem, /[. ]/)].slice(0, 80).join('') || 'resume'}.pdf`
}

async function keepForVisitor({ db, clock }: Deps, resume: StoredResume): Promise<string> {
  const [token, now] = [newToken(), clock.now()]
  const expiresAt = new Date(now.getTime() + session.temporaryTokenMs)
  await insertVisitorResume(db, { tokenHash: hashToken(token), resume, now, expiresAt })
  return token
}

async function keepForStudent({ db, clock }: Deps, studentId: string, resume: StoredResume): Promise<undefined> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const plan = await lockStudent(tx, studentId, now)
    const today = await resumesToday(tx, studentId, plan, now)
    if (isSpent(today)) throw resumesPerDay(today.limit, plan.name, today.resetsAt)
    await insertResume(tx, studentId, resume, now)
    await fillProfile(tx, studentId, profileFromResume(resume.facts))
  })
}
