import { createReadStream } from 'node:fs'
import { DAY_MS } from '@labreach/contract/plans'
import { createLimiter } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { resumeReadRefusal } from './errors.ts'
import { ResumeReadError, type PdfFile } from './reader/read-resume.ts'
import type { ReadResume } from './reader/reading.ts'
import { unread } from './stored-resume.ts'
import { readingLimits } from './reading-limits.ts'

/** Who uploads: a student, or a visitor from a network. */
export type Uploader = { studentId: string } | { network: string }

type Deps = Pick<Services, 'db' | 'clock' | 'reader' | 'encryption' | 'config'>

/**
 * Reads a received PDF. A student's scan is read at once, since its interests are part of the response. A visitor's
 * scan is returned unread: it is read with the match stream, which reports the progress.
 */
export async function readPdf(services: Deps, uploader: Uploader, pdf: PdfFile): Promise<ReadResume> {
  const { reader } = services
  try {
    const read = await reader.read(pdf).catch((error: unknown) => {
      if (error instanceof ResumeReadError && error.reason === 'scanned') return null
      throw error
    })
    if (read) return read
    await countScan(services, uploader)
    if ('network' in uploader) return unread
    return await reader.readScan(
      async () => ({ size: pdf.size, stream: createReadStream(pdf.path) }),
      () => undefined,
    )
  } catch (error) {
    throw error instanceof ResumeReadError ? resumeReadRefusal(error) : error
  }
}

/** Throws ResumeReadError if the day's scans are used up. */
async function countScan(services: Deps, uploader: Uploader): Promise<void> {
  if ('network' in uploader && !services.config.limitsPerNetwork) return
  const owner = 'network' in uploader ? `address ${uploader.network}` : `account ${uploader.studentId}`
  try {
    await createLimiter(services)('scans', owner, { times: readingLimits.scansPerDay, withinMs: DAY_MS })
  } catch (error) {
    // The sentence about scans says what helps, unlike one about waiting.
    if (error instanceof Refusal && error.code === 'rate_limited') throw new ResumeReadError('scanned')
    throw error
  }
}
