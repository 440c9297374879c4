/**
 * The lines below a letter that say something about its sender. The composer shows them as the mail will contain them,
 * so both take them from here.
 */
export const composeSchoolLine = (address: string): string => `Confirmed school address: ${address}`

/** Where the professor wishes a note on AI, and the letter has parts that AI has written. */
export const aiLine = 'Parts of this letter were written with AI.'
