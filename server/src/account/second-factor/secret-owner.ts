/** What an encrypted secret is bound to: the student, and this use, so that no other encrypted text stands in for it. */
export const secretOwner = (studentId: string): string => `second-factor ${studentId}`
