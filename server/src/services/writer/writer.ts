/** What the language model may know when it writes a template: facts of the resume, nothing else. */
export type TemplateFacts = {
  student: { name: string; major: string; year: string; school: string; interests: string[]; skills: string[] }
  /** The student's own wish, at most 200 characters. */
  instructions?: string
}

export type WrittenTemplate = { name: string; content: string }

/** The language model. */
export type Writer = {
  /** Throws WriterFailure when the model cannot be reached or its answer is not a template. */
  writeTemplate(facts: TemplateFacts): Promise<WrittenTemplate>
}

export class WriterFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'WriterFailure'
  }
}
