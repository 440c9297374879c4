import { profileForWriter } from '../account/profile-for-writer.ts'
import { spendAiUse } from '../quotas/spend-ai-use.ts'
import type { ResumeFacts } from '../resume/read-resume.ts'
import { visitorResume } from '../resume/visitor-resume.ts'
import { hashToken } from '../seals.ts'
import { WriterFailure, type StudentFacts, type WrittenTemplate } from '../services/writer/writer.ts'
import type { World } from '../world.ts'
import { aiFailed, aiLimit, alreadyWriting } from './errors.ts'
import { claimVisitorTemplate, releaseVisitorTemplate, storeVisitorTemplate } from './generation-queries.ts'

type Needs = Pick<World, 'db' | 'clock' | 'writer'>

/**
 * The one template that a temporary token is good for. Asking again answers the same one, so that a reload costs nothing.
 * Throws temporary_token_invalid, ai_limit while the first asking is still under way, ai_failed (which costs nothing).
 */
export async function generateForVisitor(
  { db, clock, writer }: Needs,
  temporaryToken: string,
): Promise<WrittenTemplate> {
  const { resume, template } = await visitorResume(db, clock, temporaryToken)
  if (template) return template
  const tokenHash = hashToken(temporaryToken)
  if (!(await claimVisitorTemplate(db, tokenHash, clock.now()))) throw alreadyWriting()
  try {
    const written = await writer.writeTemplate({ student: studentOfResume(resume.facts) })
    await storeVisitorTemplate(db, tokenHash, written)
    return written
  } catch (error) {
    await releaseVisitorTemplate(db, tokenHash)
    throw error instanceof WriterFailure ? aiFailed() : error
  }
}

/** A template for a student, from the pool of the day; a failed call gives its use back. Throws ai_limit and ai_failed. */
export function generateForStudent(
  { db, clock, writer }: Needs,
  studentId: string,
  instructions: string | undefined,
): Promise<WrittenTemplate> {
  return spendAiUse({ db, clock }, { studentId, kind: 'generate', refuse: aiLimit }, async () => {
    const student = await profileForWriter(db, studentId)
    return writer.writeTemplate({ student, ...(instructions && { instructions }) }).catch((error: unknown) => {
      throw error instanceof WriterFailure ? aiFailed() : error
    })
  })
}

function studentOfResume(facts: ResumeFacts): StudentFacts {
  return {
    name: facts.name ?? '',
    major: facts.major ?? '',
    year: facts.academicLevel?.replaceAll('_', ' ') ?? '',
    school: facts.school ?? '',
    interests: facts.interests,
    skills: facts.skills,
  }
}
