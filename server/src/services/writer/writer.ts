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
  /** With the sentences of its abstract. */
  publication?: { title: string; sentences: string[]; year: number | null }
}

/**
 * An improved letter as plain text. `claims`: sentences of the letter about the publication, each with the number of a
 * sentence of the abstract, 0 for the title. `question`: what the model asks the student about a missing fact.
 */
export type WrittenLetter = {
  letter: string
  claims: { words: string; sentence: number }[]
  question?: string
}

/** The input for suggestions: lines of a student, and the only names that may be chosen. */
export type FieldCandidates = { fields: readonly string[]; lines: readonly string[] }

/** A name with the words that it was chosen for. Neither is checked: both are whatever the model returned. */
export type ChosenField = { name: string; words: string }

/** The input for a judgement: the sentences of an abstract, and sentences of a letter about the publication. */
export type JudgedWork = { title: string; year: number | null; sentences: readonly string[]; claims: readonly string[] }

/**
 * What the model says of a claim, which it may say wrongly. `claim` is the claim's number, from 1; `sentence` that of the
 * sentence that supports it, 0 for the title.
 */
export type Verdict =
  | { claim: number; verdict: 'supported'; sentence: number }
  | {
      claim: number
      verdict: 'contradicted' | 'not stated'
      reason: 'number' | 'negation' | 'direction' | 'invented'
    }

/**
 * The language model. The methods throw WriterFailure if the model cannot be reached, stalls, or responds with other
 * content.
 */
export type Writer = {
  /** Aborting `signal` makes the call fail. */
  writeTemplate(facts: TemplateFacts, signal?: AbortSignal): Promise<WrittenTemplate>
  /**
   * Returns the improved letter as plain text, and on which sentences of the abstract it leans, as the model says:
   * unchecked, and empty if it says nothing. Aborting `signal` makes the call fail.
   */
  enhanceLetter(facts: LetterFacts, letter: string, signal: AbortSignal): Promise<WrittenLetter>
  /**
   * Judges whether title and abstract support the claims. At most one verdict for each claim, in their order; none for
   * a claim that the model left out. Aborting `signal` makes the call fail.
   */
  judgeClaims(work: JudgedWork, signal: AbortSignal): Promise<Verdict[]>
  /** Chooses the fields that the lines are about, best first. */
  chooseFields(candidates: FieldCandidates): Promise<ChosenField[]>
}

export class WriterFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'WriterFailure'
  }
}
