/** What the language model may know of a student. */
export type StudentFacts = {
  name: string
  major: string
  year: string
  school: string
  interests: string[]
  skills: string[]
}

/** What the language model may know when it writes a template: facts of the resume, nothing else. */
export type TemplateFacts = {
  student: StudentFacts
  /** The student's own wish, at most 200 characters. */
  instructions?: string
}

export type WrittenTemplate = { name: string; content: string }

/** What the language model may know when it enhances a letter. */
export type LetterFacts = {
  student: StudentFacts
  /** The resume's own words, bounded; empty where there is none. */
  resume: string
  professor: { name: string; affiliation: string; school: string; interests: string[] }
  publication?: { title: string; abstract: string; year: number | null }
}

/** The language model. Both throw WriterFailure when it cannot be reached, falls silent, or answers with something else. */
export type Writer = {
  writeTemplate(facts: TemplateFacts): Promise<WrittenTemplate>
  /** The letter, better told, in plain text. `signal` ends the call, which then fails. */
  enhanceLetter(facts: LetterFacts, letter: string, signal: AbortSignal): Promise<string>
}

export class WriterFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'WriterFailure'
  }
}
