import { recordAiSentences } from '../students/ai-sentences.ts'
import { readProfileForWriter } from '../students/read-profile-for-writer.ts'
import { spendAiUse } from '../quotas/spend-ai-use.ts'
import type { ResumeFacts } from '../resume/reader/read-resume.ts'
import { requireVisitorResume } from '../resume/visitor-resume.ts'
import { claimVisitorGeneration, releaseVisitorGeneration, storeVisitorTemplate } from '../resume/visitor-template.ts'
import { hashToken } from '../encryption.ts'
import { WriterFailure, type StudentFacts, type WrittenTemplate } from '../services/writer/writer.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { aiFailed, aiLimit, alreadyGenerating } from './errors.ts'
import { releaseFirstGeneration, selectStudentByToken } from './first-template-queries.ts'
import { writeTemplate } from './write-template.ts'
import { storeFirstTemplate } from './store-first-template.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'writer'>

/**
 * Generates the one template of a temporary token: the writer writes it, and it is stored for the visitor, or for the
 * student whom the visitor has become. Another request returns the same template, so a reload costs nothing.
 * Throws temporary_token_invalid, ai_limit while another request generates it, and ai_failed (after it a retry is
 * free).
 */
export async function generateForVisitor(
  { db, clock, writer }: Deps,
  temporaryToken: string,
): Promise<WrittenTemplate> {
  const { resume, template } = await requireVisitorResume(db, clock, temporaryToken)
  if (template) return template
  const tokenHash = hashToken(temporaryToken)
  if (!(await claimVisitorGeneration(db, tokenHash, clock.now()))) throw alreadyGenerating()
  try {
    const written = await writeTemplate(writer, { student: getStudentFacts(resume.facts) })
    if (!(await storeVisitorTemplate(db, tokenHash, written)))
      await storeForNewStudent({ db, clock }, tokenHash, written)
    return written
  } catch (error) {
    await releaseVisitorGeneration(db, tokenHash)
    const studentId = await selectStudentByToken(db, tokenHash)
    if (studentId) await releaseFirstGeneration(db, studentId)
    throw error instanceof WriterFailure ? aiFailed() : error
  }
}

/**
 * Stores the template for a visitor who registered during the generation. It is not stored, only returned, if the
 * student has a first template already, a template with this name, or the maximum number of templates.
 */
async function storeForNewStudent(
  services: Pick<Services, 'db' | 'clock'>,
  tokenHash: Buffer,
  written: WrittenTemplate,
): Promise<void> {
  const studentId = await selectStudentByToken(services.db, tokenHash)
  if (!studentId) return
  await storeFirstTemplate(services, studentId, written).catch(async (error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'first_template_taken')) throw error
    // The student sees the text all the same.
    await recordAiSentences(services, { studentId, text: written.content })
  })
}

type Input = {
  studentId: string
  instructions: string | undefined
  /** Aborts when the client closes the connection. */
  signal: AbortSignal
}

/**
 * Generates a template as one use of the student's daily AI quota. Throws ai_limit and ai_failed (the use is given
 * back, also if the request is aborted).
 */
export function generateForStudent(
  { db, clock, writer }: Deps,
  { studentId, instructions, signal }: Input,
): Promise<WrittenTemplate> {
  return spendAiUse({ db, clock }, { studentId, kind: 'generate', refuse: aiLimit }, async () => {
    const student = await readProfileForWriter(db, studentId)
    const written = await writeTemplate(writer, { student, ...(instructions && { instructions }) }, signal).catch(
      (error: unknown) => {
        throw error instanceof WriterFailure ? aiFailed() : error
      },
    )
    await recordAiSentences({ db, clock }, { studentId, text: written.content })
    return written
  })
}

function getStudentFacts(facts: ResumeFacts): StudentFacts {
  return {
    name: facts.name ?? '',
    major: facts.major ?? '',
    year: facts.academicLevel?.replaceAll('_', ' ') ?? '',
    school: facts.school ?? '',
    interests: facts.interests,
    skills: facts.skills,
  }
}
