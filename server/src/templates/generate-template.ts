import { profileForWriter } from '../students/profile-for-writer.ts'
import { spendAiUse } from '../quotas/spend-ai-use.ts'
import type { ResumeFacts } from '../resume/reader/read-resume.ts'
import { visitorResume } from '../resume/visitor-resume.ts'
import { hashToken } from '../encryption.ts'
import { WriterFailure, type StudentFacts, type WrittenTemplate } from '../services/writer/writer.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { aiFailed, aiLimit, alreadyWriting } from './errors.ts'
import { releaseFirstTemplate, studentOfToken } from './first-template-queries.ts'
import { claimVisitorTemplate, releaseVisitorTemplate, storeVisitorTemplate } from './generation-queries.ts'
import { storeFirstTemplate } from './store-first-template.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'writer'>

/**
 * The one template that a temporary token is good for. Asking again answers the same one, so that a reload costs nothing.
 * Throws temporary_token_invalid, ai_limit while the first asking is still under way, ai_failed (which costs nothing).
 */
export async function generateForVisitor(
  { db, clock, writer }: Deps,
  temporaryToken: string,
): Promise<WrittenTemplate> {
  const { resume, template } = await visitorResume(db, clock, temporaryToken)
  if (template) return template
  const tokenHash = hashToken(temporaryToken)
  if (!(await claimVisitorTemplate(db, tokenHash, clock.now()))) throw alreadyWriting()
  try {
    const written = await writer.writeTemplate({ student: studentOfResume(resume.facts) })
    if (!(await storeVisitorTemplate(db, tokenHash, written))) await storeForTaker({ db, clock }, tokenHash, written)
    return written
  } catch (error) {
    await releaseVisitorTemplate(db, tokenHash)
    const studentId = await studentOfToken(db, tokenHash)
    if (studentId) await releaseFirstTemplate(db, studentId)
    throw error instanceof WriterFailure ? aiFailed() : error
  }
}

/**
 * The visitor has created an account while this was written: it is the first template of that student. Where the student
 * has one by now, or another template of that name, it is only shown.
 */
async function storeForTaker(
  services: Pick<Services, 'db' | 'clock'>,
  tokenHash: Buffer,
  written: WrittenTemplate,
): Promise<void> {
  const studentId = await studentOfToken(services.db, tokenHash)
  if (!studentId) return
  await storeFirstTemplate(services, studentId, written).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'first_template_taken')) throw error
  })
}

/** A template for a student, from the pool of the day; a failed call gives its use back. Throws ai_limit and ai_failed. */
export function generateForStudent(
  { db, clock, writer }: Deps,
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
