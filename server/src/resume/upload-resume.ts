import { createHash, randomUUID } from 'node:crypto'
import { limits, session } from '@labreach/contract/plans'
import { isUnreachable } from '../db/unreachable.ts'
import { holdStudent, isSpent, resumesToday } from '../quotas/quotas.ts'
import { hashToken, newToken } from '../seals.ts'
import type { World } from '../world.ts'
import { fileTooBig, notAPdf, resumesPerDay, resumeUnread } from './errors.ts'
import { updateFromResume } from './profile-from-resume.ts'
import { insertResume, insertVisitorResume, type StoredResume } from './queries.ts'
import { ResumeReadError } from './read-resume.ts'

export type Upload = { bytes: Uint8Array; fileName: string; mimeType: string }

type Needs = Pick<World, 'db' | 'clock' | 'files' | 'reader'>

/**
 * Reads a resume and keeps it. A visitor gets a temporary token for it, a student the interests that were found in it.
 * Throws not_a_pdf, file_too_big, resumes_per_day and the four ways in which a PDF can be unreadable.
 */
export async function uploadResume(world: Needs, studentId: string | null, upload: Upload) {
  if (upload.bytes.length > limits.resumeMaxBytes) throw fileTooBig()
  if (!isPdf(upload)) throw notAPdf()
  const read = await world.reader.read(upload.bytes).catch((error: unknown) => {
    throw error instanceof ResumeReadError ? resumeUnread(error) : error
  })
  const resume: StoredResume = {
    ...read,
    fileId: randomUUID(),
    fileName: cleanFileName(upload.fileName),
    byteSize: upload.bytes.length,
    sha256: createHash('sha256').update(upload.bytes).digest(),
  }
  await world.files.put(resume.fileId, upload.bytes)
  try {
    const temporaryToken = studentId
      ? await keepForStudent(world, studentId, resume)
      : await keepForVisitor(world, resume)
    return { resume, temporaryToken }
  } catch (error) {
    // Where the database went away in the midst of it, the row may be there after all: the sweep finds out.
    if (!isUnreachable(error)) await world.files.delete(resume.fileId)
    throw error
  }
}

/** The name is what a person chose; the first bytes are what a reader goes by (a PDF may start within the first 1 KB). */
function isPdf({ bytes, fileName, mimeType }: Upload): boolean {
  const named = /\.pdf$/i.test(fileName) || mimeType === 'application/pdf'
  return named && Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-')
}

/** Keeps letters of any script, drops what file systems, headers and shells stumble over. */
function cleanFileName(name: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pd} ._(),'’&+]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${[...stem].slice(0, 80).join('') || 'resume'}.pdf`
}

async function keepForVisitor({ db, clock }: Needs, resume: StoredResume): Promise<string> {
  const [token, now] = [newToken(), clock.now()]
  const expiresAt = new Date(now.getTime() + session.temporaryTokenMs)
  await insertVisitorResume(db, { tokenHash: hashToken(token), resume, now, expiresAt })
  return token
}

async function keepForStudent({ db, clock }: Needs, studentId: string, resume: StoredResume): Promise<undefined> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const plan = await holdStudent(tx, studentId, now)
    const today = await resumesToday(tx, studentId, plan, now)
    if (isSpent(today)) throw resumesPerDay(today.limit, today.resetsAt)
    await insertResume(tx, studentId, resume, now)
    await updateFromResume(tx, studentId, resume.facts)
  })
}
