// Fixed sets of values of the contract. They are outside the schemas, of which the website imports only the types.

export const academicLevels = [
  'high_school_freshman',
  'high_school_sophomore',
  'high_school_junior',
  'high_school_senior',
  'undergraduate',
  'graduate',
  'phd',
] as const
export const preferredDurations = ['summer', 'semester', 'year', 'flexible'] as const

/**
 * The state of a letter, and the answer that the student noted. A `held` letter leaves at its time; a `returned` one was
 * held, has not left, and its text is the draft again.
 */
export const outreachStates = ['sending', 'sent', 'failed', 'unconfirmed', 'held', 'returned'] as const
/** What a student has done with a professor; each is a filter of the browse page. `answered`: a letter has an answer. */
export const ownStates = ['unlocked', 'drafting', 'sent', 'answered'] as const
export const outreachMarks = ['replied', 'meeting', 'closed'] as const
/**
 * When a letter leaves: at once; after a few seconds, in which it can be taken back; on the next weekday morning in the
 * professor's time zone; or when the professor's limit of letters a week has room.
 */
export const leaveChoices = ['now', 'undo', 'morning', 'queue'] as const
/** What a held letter waits for. */
export const holds = ['undo', 'morning', 'queue'] as const

/** The kinds of a fact in an enhanced letter that the model's input does not contain. */
export const unsupportedKinds = [
  'title',
  'year',
  'number',
  'name',
  'affiliation',
  /** A sentence about a publication has a number that is not in the abstract. */
  'claim_number',
  /** It negates the abstract. */
  'claim_negation',
  /** It states the opposite direction. */
  'claim_direction',
  /** It names a thing that is not in the abstract. */
  'claim_invented',
] as const

/** The answers that a professor gives to a letter with one tap. */
export const professorAnswers = [
  'write_next_week',
  'will_answer',
  'no_places',
  'not_my_field',
  'apply_formally',
] as const

/** The levels of the students whom a professor takes. */
export const takingLevels = ['high_school', 'undergraduate', 'graduate', 'phd'] as const
