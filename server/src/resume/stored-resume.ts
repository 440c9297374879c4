import type { ReadResume } from './reader/read-resume.ts'

/** A resume as stored in the database. The bytes are in the file store under `fileId`. */
export type StoredResume = ReadResume & { fileId: string; fileName: string; byteSize: number; sha256: Buffer }
