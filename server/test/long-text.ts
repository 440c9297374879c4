/**
 * Repeats a part, by default up to 300,000 characters. Code with quadratic time does not finish such a text within the
 * timeout of a test.
 */
export const repeatText = (part: string, length = 300_000): string => part.repeat(Math.ceil(length / part.length))
