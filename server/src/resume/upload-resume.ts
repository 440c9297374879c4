import { lifetimes } from '@labreach/contract/lifetimes'
import { limits } from '@labreach/contract/plans'
import { isUnreachable } from '../db/unreachable.ts'
import { isSpent, readResumesToday } from '../quotas/quotas.ts'
import { fillProfile } from '../students/fill-profile.ts'
import { lockStudent } from '../students/lock-student.ts'
import { hashToken, newToken } from '../encryption.ts'
import type { ReceivedFile } from '../services/files/files.ts'
import type { Services } from '../services.ts'
import { databaseUnreachable } from '../refusal.ts'
import { fileTooBig, notAPdf, resumesPerDay, uploadBroken } from './errors.ts'
import { toProfile } from './profile-from-resume.ts'
import { insertResume, insertVisitorResume } from './queries.ts'
import type { StoredResume } from './stored-resume.ts'
import { readPdf, type Uploader } from './read-upload.ts'
import type { ReadResume } from './reader/reading.ts'
import { trimEnd } from '../text/trim-end.ts'

/** A received file on the disk, with the name and type that the client sent. */
export type Upload = { file: ReceivedFile; fileName: string; mimeType: string }

type Deps = Pick<Services, 'db' | 'clock' | 'files' | 'reader' | 'encryption' | 'config'>

/**
 * Reads a resume and stores it. Returns the resume and, for a visitor, a temporary token; a student's profile gets the
 * interests of the resume. Throws not_a_pdf, file_too_big, resumes_per_day, and the refusals of a PDF that cannot be
 * read.
 * @param isAnswered whether the client has been told meanwhile that the call failed, since the database did not respond.
 */
export async function uploadResume(
  services: Deps,
  uploader: Uploader,
  upload: Upload,
  isAnswered: () => boolean = () => false,
) {
  const resume = await readUpload(services, uploader, upload).catch(async (error: unknown) => {
    await services.files.discard(upload.file)
    throw error
  })
  try {
    const temporaryToken =
      'studentId' in uploader
        ? await storeForStudent(services, uploader.studentId, resume, isAnswered)
        : await storeForVisitor(services, resume)
    return { resume, temporaryToken }
  } catch (error) {
    // If the connection was lost, the row may have been committed. The sweep of unreferenced files decides later.
    if (!isUnreachable(error)) await services.files.delete(resume.fileId)
    throw error
  }
}

/** Reads an upload and stores its file. */
async function readUpload(services: Deps, uploader: Uploader, upload: Upload): Promise<StoredResume> {
  const { key, size, sha256 } = upload.file
  if (size > limits.resumeMaxBytes) throw fileTooBig()
  if (!isPdf(upload)) throw notAPdf()
  const read = await readAndKeep(services, uploader, upload.file)
  return { ...read, fileId: key, fileName: cleanFileName(upload.fileName), byteSize: size, sha256 }
}

async function readAndKeep(services: Deps, uploader: Uploader, file: ReceivedFile): Promise<ReadResume> {
  try {
    const read = await readPdf(services, uploader, file)
    await services.files.store(file)
    return read
  } catch (error) {
    // Somebody has removed the temporary file or its folder. Uploading it again helps the student; the log has the path.
    const { code, path } = error as NodeJS.ErrnoException
    throw code === 'ENOENT' && path === file.path ? uploadBroken(error) : error
  }
}

/** Whether name or type, and the first bytes are those of a PDF. The PDF header may be anywhere in the first 1 KB. */
function isPdf({ file, fileName, mimeType }: Upload): boolean {
  // A browser sends octet-stream if it does not know the type, whatever the file's name is.
  const named = /\.pdf$/i.test(fileName) || /^application\/(x-)?pdf$|^application\/octet-stream$/.test(mimeType)
  return named && file.head.includes('%PDF-')
}

/** Retains letters of any script; removes characters that are unsafe in file systems, headers and shells. */
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

async function storeForVisitor({ db, clock }: Deps, resume: StoredResume): Promise<string> {
  const [token, now] = [newToken(), clock.now()]
  const expiresAt = new Date(now.getTime() + lifetimes.temporaryTokenMs)
  await insertVisitorResume(db, { tokenHash: hashToken(token), resume, now, expiresAt })
  return token
}

async function storeForStudent(
  { db, clock }: Deps,
  studentId: string,
  resume: StoredResume,
  isAnswered: () => boolean,
): Promise<undefined> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const plan = await lockStudent(tx, studentId, now)
    const today = await readResumesToday(tx, studentId, plan, now)
    if (isSpent(today)) throw resumesPerDay(today.limit, plan.name, today.resetsAt)
    await insertResume(tx, studentId, resume, now)
    await fillProfile(tx, studentId, toProfile(resume.facts))
    // The student will upload it again, and it must not count twice.
    if (isAnswered()) throw databaseUnreachable()
  })
}
