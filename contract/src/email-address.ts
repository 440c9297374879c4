/** The rule for mail addresses in forms and calls. It is zod's rule; the copy keeps zod out of the website. */
export const emailAddress = {
  pattern: /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
  /** Characters; the limit of mail servers. */
  max: 320,
} as const
