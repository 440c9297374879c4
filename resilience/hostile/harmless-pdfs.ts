import type { HostileFile } from './hostile-file.ts'
import { createEncryptedResume, createResume } from './resume.ts'

/**
 * Readable resumes with a hostile file name, or encrypted only to restrict printing or copying. The server must accept
 * them.
 */
export const harmlessPdfs: HostileFile[] = [
  { name: 'encrypted with an empty password', bytes: () => createEncryptedResume('') },
  {
    name: 'a file name with a path traversal',
    bytes: createOnePageResume,
    fileName: '../../../../etc/cron.d/resume.pdf',
  },
  {
    name: 'a file name with control characters',
    bytes: createOnePageResume,
    fileName: 're\r\nset-cookie: a=b\0\x1b[31m\u202esume.pdf',
  },
  { name: 'a file name of 5,000 characters', bytes: createOnePageResume, fileName: `${'r'.repeat(4_996)}.pdf` },
]

function createOnePageResume(): Promise<Buffer> {
  return createResume()
}
