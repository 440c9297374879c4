/** A part again and again, 300,000 characters unless told: where the work grows with the square of the text, it does not end in the time of a test. */
export const longText = (part: string, length = 300_000): string => part.repeat(Math.ceil(length / part.length))
