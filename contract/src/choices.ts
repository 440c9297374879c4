/** What a student chooses among: the server accepts these values, and forms offer them. */
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

/** What became of a letter, and what the student noted of it. */
export const outreachStates = ['sending', 'sent', 'failed', 'unconfirmed'] as const
export const outreachMarks = ['replied', 'meeting', 'closed'] as const
