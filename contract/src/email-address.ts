/** What passes for a mail address in forms and calls: one rule for both sides; zod's own, written out. */
export const emailAddress = {
  pattern: /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
  /** Characters, as mail servers limit them. */
  max: 320,
} as const
