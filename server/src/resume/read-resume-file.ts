import type { Services } from '../services.ts'
import { linkExpired, resumeGone } from './errors.ts'
import { selectFileName } from './queries.ts'

type Link = { file: string; until: number; signature: string }

/**
 * The PDF of a signed link. Throws link_expired for a wrong or old signature, resume_gone if the resume was deleted.
 */
export async function readResumeFile(services: Pick<Services, 'db' | 'clock' | 'files' | 'encryption'>, link: Link) {
  const valid = services.encryption.verify('resume-url', `${link.file} ${link.until}`, link.signature)
  if (!valid || link.until < services.clock.now().getTime()) throw linkExpired()
  const name = await selectFileName(services.db, link.file)
  const file = name && (await services.files.open(link.file))
  if (!name || !file) throw resumeGone()
  return { ...file, name, type: 'application/pdf' }
}
