import { randomBytes } from 'node:crypto'
import type { HostileFile } from './hostile-file.ts'
import {
  compressRepeated,
  catalogObject,
  helveticaObject,
  onePageTree,
  compressedPart,
  createPage,
  plainPart,
  rawPdf,
  helveticaResource,
} from './raw-pdf.ts'
import { createEncryptedResume, createResume } from './resume.ts'

const header = '%PDF-1.7\n'
const hugePage = '/MediaBox [-1000000000 -1000000000 2147483647 2147483647]'
const truncateAt = (share: number) => async () => {
  const whole = await createResume()
  return whole.subarray(0, whole.length * share)
}

/** Encrypted, truncated or invalid files, and files without text. */
export const damaged: HostileFile[] = [
  { name: 'encrypted with a password', bytes: () => createEncryptedResume('secret') },
  { name: 'encrypted by an unknown handler', bytes: () => createEncryptedResume('', 'Unheard.Of') },
  { name: 'an empty file', bytes: () => Buffer.alloc(0) },
  { name: 'only the header', bytes: () => Buffer.from(header) },
  { name: 'garbage after the header', bytes: () => Buffer.from(`${header}${'these are no objects '.repeat(500)}`) },
  { name: 'truncated after a tenth', bytes: truncateAt(0.1) },
  { name: 'truncated after a third', bytes: truncateAt(0.33) },
  { name: 'truncated inside a stream', bytes: truncateAt(0.5) },
  { name: '10 MB of random bytes', bytes: () => Buffer.concat([Buffer.from(header), randomBytes(10_000_000)]) },
  { name: '10 MB of zeros', bytes: () => Buffer.concat([Buffer.from(header), Buffer.alloc(10_000_000)]) },
  { name: '10 MB of brackets', bytes: () => Buffer.concat([Buffer.from(header), Buffer.alloc(10_000_000, '<<[')]) },
  {
    name: 'one byte more than 10 MB',
    bytes: async () => Buffer.concat([await createResume(), Buffer.alloc(10_485_760)]),
  },
  { name: 'a trailer that names no catalogue', bytes: () => rawPdf(['<< >>'], { root: '9 0 R' }) },
  { name: 'a catalog that is its own page tree', bytes: () => rawPdf(['<< /Type /Catalog /Pages 1 0 R >>']) },
  { name: 'a cross-reference table that precedes itself', bytes: recursiveTable },
  {
    name: 'a stream whose length refers to itself',
    bytes: () => createPage('<< /Length 4 0 R >>\nstream\nBT ET\nendstream'),
  },
  { name: 'an image of 60,000 by 60,000 pixels, no text', bytes: image },
  { name: 'a scan without text', bytes: scan },
  { name: 'glyphs without characters', bytes: unmappedGlyphs },
  { name: 'an open action with a script, no text', bytes: script },
  { name: 'a page of extreme size, no text', bytes: () => createPage(plainPart('0 0 m'), { page: hugePage }) },
]

function recursiveTable(): Buffer {
  const pdf = rawPdf([catalogObject, onePageTree]).toString('latin1')
  const offset = pdf.lastIndexOf('xref\n0')
  return Buffer.from(pdf.replace(/\/Root 1 0 R/, `/Root 7 0 R /Prev ${offset}`), 'latin1')
}

function image(): Buffer {
  const size = '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 8'
  const object = { dictionary: `${size} /Filter /FlateDecode`, stream: compressRepeated(1_024) }
  return createPage(plainPart('/I Do'), { page: '/Resources << /XObject << /I 5 0 R >> >>', more: [object] })
}

function scan(): Buffer {
  const size = '/Type /XObject /Subtype /Image /Width 800 /Height 1000 /ColorSpace /DeviceGray /BitsPerComponent 8'
  const object = compressedPart(Buffer.alloc(800_000, 200), size)
  return createPage(plainPart('q 595 0 0 842 0 0 cm /I Do Q'), {
    page: '/Resources << /XObject << /I 5 0 R >> >>',
    more: [object],
  })
}

/** A font whose glyphs have invented names, so a program cannot map them to characters. */
function unmappedGlyphs(): Buffer {
  const names = Array.from({ length: 64 }, (_, at) => `/shape${at}x`)
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 1 /LastChar 64
    /Widths [${names.map(() => 9).join(' ')}] /Encoding << /Type /Encoding /Differences [1 ${names.join(' ')}] >>
    /CharProcs << ${names.map((name) => `${name} 6 0 R`).join(' ')} >> /Resources << >> >>`
  const codes = Array.from({ length: 300 }, (_, at) => (1 + (at % 31)).toString(16).padStart(2, '0')).join('')
  return createPage(plainPart(`BT /F1 11 Tf 50 700 Td <${codes}> Tj ET`), {
    page: helveticaResource,
    more: [font, plainPart('9 0 0 0 9 9 d1 0 0 9 9 re f')],
  })
}

function script(): Buffer {
  const action = '/OpenAction << /S /JavaScript /JS (while \\(true\\) app.alert\\(1\\)) >>'
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] ${helveticaResource} >>`
  return rawPdf([`<< /Type /Catalog /Pages 2 0 R ${action} >>`, onePageTree, page, '<< >>', helveticaObject])
}
