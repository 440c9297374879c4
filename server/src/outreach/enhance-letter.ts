import type { Grounded, Unsupported } from '@labreach/contract/outreach'
import { limits } from '@labreach/contract/plans'
import { splitSentences } from '@labreach/contract/text/sentences'
import { recordAiSentences } from '../students/ai-sentences.ts'
import { readProfileForWriter } from '../students/read-profile-for-writer.ts'
import { findPublication } from '../catalogue/publications.ts'
import { findUnlockedProfessor } from '../professors/unlock/find-unlocked-professor.ts'
import { spendAiUse } from '../quotas/spend-ai-use.ts'
import { studentResume } from '../resume/student-resume.ts'
import { WriterFailure, type LetterFacts, type Writer, type WrittenLetter } from '../services/writer/writer.ts'
import type { Services } from '../services.ts'
import { aiFailed, aiLimit, publicationUnknown } from './errors.ts'
import { checkClaimsInLetter } from './grounding/claims/check-claims-in-letter.ts'
import { findClaims } from './grounding/claims/find-claims.ts'
import { judgeClaims } from './grounding/claims/judge-claims.ts'
import { collectTexts } from '../text/collect-texts.ts'
import { findUnsupported } from '../text/grounding/find-unsupported.ts'

const PROFESSOR_INTERESTS_MAX = 20

type Input = {
  studentId: string
  scholarId: string
  letter: string
  /** Identifies one of the professor's publications. The model gets the stored publication, not the client's copy. */
  publication: { title: string; year: number | string | null } | undefined
  /** Aborts when the client closes the connection. */
  signal: AbortSignal
}

type EnhancedLetter = {
  processed_content: string
  unsupported: Unsupported[]
  grounded: Grounded[]
  question?: string
}

/**
 * Improves a letter with the language model. Returns the new letter; `unsupported`: its statements that neither the
 * original letter nor the facts contain; `grounded`: for each supported sentence about the publication the sentence of
 * the abstract that supports it; `question`: the model's question about a missing fact. A second call asks the model
 * about these sentences. An enhancement costs one AI use with both calls, a failed or aborted request nothing. Throws locked, professor_unknown, opted_out, publication_unknown, ai_limit
 * and ai_failed.
 */
export async function enhanceLetter(
  { db, clock, catalogue, writer }: Pick<Services, 'db' | 'clock' | 'catalogue' | 'writer'>,
  { studentId, scholarId, letter, publication, signal }: Input,
): Promise<EnhancedLetter> {
  const professor = await findUnlockedProfessor(db, studentId, scholarId)
  const work = publication && (await findPublication(db, professor.id, publication))
  if (work === null) throw publicationUnknown()
  return spendAiUse({ db, clock }, { studentId, kind: 'enhance', refuse: aiLimit }, async () => {
    const [student, resume] = await Promise.all([readProfileForWriter(db, studentId), studentResume(db, studentId)])
    const facts: LetterFacts = {
      student,
      resume: resume?.text.slice(0, limits.modelTextMax) ?? '',
      professor: {
        name: professor.name,
        affiliation: professor.affiliation,
        school: professor.school_name,
        interests: catalogue.get(professor.id)?.keyInterests.slice(0, PROFESSOR_INTERESTS_MAX) ?? [],
      },
      ...(work && { publication: readPublication(work) }),
    }
    const {
      letter: processed_content,
      question,
      claims: named,
    } = await writer.enhanceLetter(facts, letter, signal).catch(refuseFailure)
    const written = { letter: processed_content, original: letter, named }
    const statements = await judgeStatements(writer, { ...written, facts, signal })
    // Not before: if the student leaves or the call fails until here, nobody has seen the text.
    await recordAiSentences({ db, clock }, { studentId, text: processed_content, own: letter })
    return { processed_content, ...(question && { question }), ...statements }
  })
}

type Judged = {
  letter: string
  original: string
  facts: LetterFacts
  named: WrittenLetter['claims']
  signal: AbortSignal
}

/** The statements of an enhanced letter that nothing supports, and those that the publication supports. */
async function judgeStatements(
  writer: Writer,
  { letter, original, facts, named, signal }: Judged,
): Promise<Pick<EnhancedLetter, 'unsupported' | 'grounded'>> {
  const unsupported = findUnsupported(letter, [original, ...collectTexts(facts)])
  if (!facts.publication) return { unsupported, grounded: [] }
  const { publication, ...others } = facts
  const claims = findClaims(letter, original, publication.title, named)
  const texts = claims.map(({ start, end }) => letter.slice(start, end))
  const verdicts = await judgeClaims(writer, { publication, claims: texts, signal }).catch(refuseFailure)
  const known = collectTexts(others)
  return mergeUnsupported(unsupported, checkClaimsInLetter({ letter, original, publication, claims, verdicts, known }))
}

function refuseFailure(error: unknown): never {
  throw error instanceof WriterFailure ? aiFailed() : error
}

const readPublication = ({ title, abstract, year }: { title: string; abstract: string; year: number | null }) => ({
  title,
  sentences: splitSentences(abstract.slice(0, limits.modelTextMax)),
  year,
})

/** Merges the statements that two checks found. A sentence that contains one of the first check is not marked twice. */
function mergeUnsupported(
  byFacts: Unsupported[],
  { unsupported: byPublication, grounded }: ReturnType<typeof checkClaimsInLetter>,
) {
  const isMarked = (one: { start: number; end: number }) =>
    byFacts.some((other) => one.start < other.end && other.start < one.end)
  const separate = byPublication.filter((claim) => !isMarked(claim))
  return {
    unsupported: [...byFacts, ...separate].toSorted((one, other) => one.start - other.start),
    grounded: grounded.filter((claim) => !isMarked(claim)),
  }
}
