import { deflateRawSync } from 'node:zlib'
import type { Hostile } from './hostile.ts'
import { aLockedResume, aResume } from './resume.ts'

const zipStart = Buffer.from('504b0304140000000800', 'hex')
const jpegStart = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
const docx = () => Buffer.concat([zipStart, deflateRawSync(Buffer.alloc(20_000, 'word/document.xml'))])
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const page = '<!doctype html><title>x</title><script>alert(1)</script>'

/** Files that are something else, or called so. */
export const disguised: Hostile[] = [
  { name: 'a Word file called .pdf', bytes: docx },
  { name: 'a Windows program called .pdf', bytes: () => Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(9_999)]) },
  {
    name: 'a web page with a PDF header in its first kB',
    bytes: () => Buffer.from(`${page}<!--%PDF-1.7\n-->`.padEnd(5_000)),
  },
  { name: 'a zip file that says it is a PDF', bytes: () => Buffer.concat([Buffer.from('%PDF-1.4\n'), docx()]) },
  { name: 'a zip file before a PDF', bytes: async () => Buffer.concat([docx(), Buffer.alloc(2_000), await aResume()]) },
  {
    name: 'a photo before a PDF',
    bytes: async () => Buffer.concat([jpegStart, Buffer.alloc(5_000, 'x'), await aResume()]),
  },
  { name: 'a resume called .docx', bytes: aResume1, fileName: 'resume.docx', type: word },
  { name: 'a resume called .html', bytes: aResume1, fileName: 'resume.html', type: 'text/html' },
  { name: 'a resume called .pdf.exe', bytes: aResume1, fileName: 'resume.pdf.exe', type: 'application/octet-stream' },
]

/** Readable resumes with hostile names or a harmless lock: taken, under a name that harms nobody. */
export const harmless: Hostile[] = [
  { name: 'locked against changes only', bytes: () => aLockedResume('') },
  { name: 'a name that climbs out of its folder', bytes: aResume1, fileName: '../../../../etc/cron.d/resume.pdf' },
  { name: 'a name of control characters', bytes: aResume1, fileName: 're\r\nset-cookie: a=b\0\x1b[31m\u202esume.pdf' },
  { name: 'a name of 5,000 characters', bytes: aResume1, fileName: `${'r'.repeat(4_996)}.pdf` },
]

function aResume1(): Promise<Buffer> {
  return aResume()
}
