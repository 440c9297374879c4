import { deflateRawSync } from 'node:zlib'
import type { HostileFile } from './hostile-file.ts'
import { createResume } from './resume.ts'

const zipStart = Buffer.from('504b0304140000000800', 'hex')
const jpegStart = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
const docx = () => Buffer.concat([zipStart, deflateRawSync(Buffer.alloc(20_000, 'word/document.xml'))])
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const page = '<!doctype html><title>x</title><script>alert(1)</script>'

/** Files of another type, or with the name of another type. */
export const disguised: HostileFile[] = [
  { name: 'a Word file named .pdf', bytes: docx },
  { name: 'a Windows program named .pdf', bytes: () => Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(9_999)]) },
  {
    name: 'an HTML page with a PDF header in its first kB',
    bytes: () => Buffer.from(`${page}<!--%PDF-1.7\n-->`.padEnd(5_000)),
  },
  { name: 'a zip file with a PDF header', bytes: () => Buffer.concat([Buffer.from('%PDF-1.4\n'), docx()]) },
  {
    name: 'a zip file before a PDF',
    bytes: async () => Buffer.concat([docx(), Buffer.alloc(2_000), await createResume()]),
  },
  {
    name: 'a photo before a PDF',
    bytes: async () => Buffer.concat([jpegStart, Buffer.alloc(5_000, 'x'), await createResume()]),
  },
  { name: 'a resume named .docx', bytes: createOnePageResume, fileName: 'resume.docx', type: word },
  { name: 'a resume named .html', bytes: createOnePageResume, fileName: 'resume.html', type: 'text/html' },
  {
    name: 'a resume named .pdf.exe',
    bytes: createOnePageResume,
    fileName: 'resume.pdf.exe',
    type: 'application/x-msdownload',
  },
]

function createOnePageResume(): Promise<Buffer> {
  return createResume()
}
