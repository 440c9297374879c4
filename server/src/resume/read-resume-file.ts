import type { World } from '../world.ts'
import { linkExpired, resumeGone } from './errors.ts'
import { selectFileName } from './queries.ts'

type Link = { file: string; until: number; signature: string }

/** The PDF of a signed link. Throws link_expired for a wrong or old signature, resume_gone when nobody owns the file. */
export async function readResumeFile(world: Pick<World, 'db' | 'clock' | 'files' | 'seals'>, link: Link) {
  const good = world.seals.verify('resume-url', `${link.file} ${link.until}`, link.signature)
  if (!good || link.until < world.clock.now().getTime()) throw linkExpired()
  const name = await selectFileName(world.db, link.file)
  const bytes = name && (await world.files.get(link.file))
  if (!name || !bytes) throw resumeGone()
  return { bytes, name, type: 'application/pdf' }
}
