import type { ReadResume } from './reader/reading.ts'

/** A resume as stored in the database. The bytes are in the file store under `fileId`. */
export type StoredResume = ReadResume & { fileId: string; fileName: string; byteSize: number; sha256: Buffer }

/** A visitor's scan until it is read. A PDF with text has 50 letters at least. */
export const unread: ReadResume = {
  text: '',
  facts: {
    name: null,
    email: null,
    school: null,
    major: null,
    academicLevel: null,
    gpa: null,
    interests: [],
    skills: [],
  },
}

export const isUnread = ({ text }: Pick<StoredResume, 'text'>): boolean => text === ''
