/** The facts about a student that may be sent to the language model. */
export type StudentFacts = {
  name: string
  major: string
  year: string
  school: string
  interests: string[]
  skills: string[]
}

/** The input for a template: only facts from the resume, and the student's instructions. */
export type TemplateFacts = {
  student: StudentFacts
  /** The student's instructions, at most 200 characters. */
  instructions?: string
}

export type WrittenTemplate = { name: string; content: string }

/** The input for the enhancement of a letter. */
export type LetterFacts = {
  student: StudentFacts
  /** The text of the resume, truncated; empty without a resume. */
  resume: string
  professor: { name: string; affiliation: string; school: string; interests: string[] }
  publication?: { title: string; abstract: string; year: number | null }
}

/** An improved letter as plain text, and the question about a missing fact that the model asks the student. */
export type EnhancedLetter = { letter: string; question?: string }

/** The input for suggestions: lines of a student, and the only names that may be chosen. */
export type FieldCandidates = { fields: readonly string[]; lines: readonly string[] }

/** A name with the words that it was chosen for. Neither is checked: both are whatever the model returned. */
export type ChosenField = { name: string; words: string }

/**
 * The language model. The methods throw WriterFailure if the model cannot be reached, stalls, or responds with other
 * content.
 */
export type Writer = {
  writeTemplate(facts: TemplateFacts): Promise<WrittenTemplate>
  /** Returns the improved letter. Aborting `signal` makes the call fail. */
  enhanceLetter(facts: LetterFacts, letter: string, signal: AbortSignal): Promise<EnhancedLetter>
  /** Chooses the fields that the lines are about, best first. */
  chooseFields(candidates: FieldCandidates): Promise<ChosenField[]>
}

export class WriterFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'WriterFailure'
  }
}
