import { randomBytes } from 'node:crypto'
import type { Hostile } from './hostile.ts'
import { bomb, catalogue, helvetica, onePage, packed, pageOf, plain, rawPdf, withHelvetica } from './raw-pdf.ts'
import { aLockedResume, aResume } from './resume.ts'

const header = '%PDF-1.7\n'
const hugePage = '/MediaBox [-1000000000 -1000000000 2147483647 2147483647]'
const cutAt = (share: number) => async () => {
  const whole = await aResume()
  return whole.subarray(0, whole.length * share)
}

/** Locked, cut off, broken, or without a text to read. */
export const damaged: Hostile[] = [
  { name: 'locked by a password', bytes: () => aLockedResume('secret') },
  { name: 'locked by an unknown handler', bytes: () => aLockedResume('', 'Unheard.Of') },
  { name: 'no bytes at all', bytes: () => Buffer.alloc(0) },
  { name: 'the header alone', bytes: () => Buffer.from(header) },
  { name: 'garbage after the header', bytes: () => Buffer.from(`${header}${'these are no objects '.repeat(500)}`) },
  { name: 'cut off after a tenth', bytes: cutAt(0.1) },
  { name: 'cut off after a third', bytes: cutAt(0.33) },
  { name: 'cut off in the midst of a stream', bytes: cutAt(0.5) },
  { name: '10 MB of random bytes', bytes: () => Buffer.concat([Buffer.from(header), randomBytes(10_000_000)]) },
  { name: '10 MB of zeros', bytes: () => Buffer.concat([Buffer.from(header), Buffer.alloc(10_000_000)]) },
  { name: '10 MB of brackets', bytes: () => Buffer.concat([Buffer.from(header), Buffer.alloc(10_000_000, '<<[')]) },
  { name: 'one byte more than 10 MB', bytes: async () => Buffer.concat([await aResume(), Buffer.alloc(10_485_760)]) },
  { name: 'a trailer that names no catalogue', bytes: () => rawPdf(['<< >>'], { root: '9 0 R' }) },
  { name: 'a catalogue that is its own pages', bytes: () => rawPdf(['<< /Type /Catalog /Pages 1 0 R >>']) },
  { name: 'a table of objects that follows itself', bytes: followsItself },
  { name: 'a stream whose length is itself', bytes: () => pageOf('<< /Length 4 0 R >>\nstream\nBT ET\nendstream') },
  { name: 'a picture of 60,000 by 60,000 points, no text', bytes: picture },
  { name: 'a scan without text', bytes: scan },
  { name: 'letters that stand for nothing', bytes: unreadableLetters },
  { name: 'a script that opens it, no text', bytes: script },
  { name: 'a page as large as a country, no text', bytes: () => pageOf(plain('0 0 m'), { page: hugePage }) },
]

function followsItself(): Buffer {
  const pdf = rawPdf([catalogue, onePage]).toString('latin1')
  const offset = pdf.lastIndexOf('xref\n0')
  return Buffer.from(pdf.replace(/\/Root 1 0 R/, `/Root 7 0 R /Prev ${offset}`), 'latin1')
}

function picture(): Buffer {
  const size = '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 8'
  const image = { dictionary: `${size} /Filter /FlateDecode`, stream: bomb(1_024) }
  return pageOf(plain('/I Do'), { page: '/Resources << /XObject << /I 5 0 R >> >>', more: [image] })
}

function scan(): Buffer {
  const size = '/Type /XObject /Subtype /Image /Width 800 /Height 1000 /ColorSpace /DeviceGray /BitsPerComponent 8'
  const image = packed(Buffer.alloc(800_000, 200), size)
  return pageOf(plain('q 595 0 0 842 0 0 cm /I Do Q'), {
    page: '/Resources << /XObject << /I 5 0 R >> >>',
    more: [image],
  })
}

/** A font of drawn shapes whose names are made up: what a person sees, no program can tell. */
function unreadableLetters(): Buffer {
  const names = Array.from({ length: 64 }, (_, at) => `/shape${at}x`)
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 1 /LastChar 64
    /Widths [${names.map(() => 9).join(' ')}] /Encoding << /Type /Encoding /Differences [1 ${names.join(' ')}] >>
    /CharProcs << ${names.map((name) => `${name} 6 0 R`).join(' ')} >> /Resources << >> >>`
  const codes = Array.from({ length: 300 }, (_, at) => (1 + (at % 31)).toString(16).padStart(2, '0')).join('')
  return pageOf(plain(`BT /F1 11 Tf 50 700 Td <${codes}> Tj ET`), {
    page: withHelvetica,
    more: [font, plain('9 0 0 0 9 9 d1 0 0 9 9 re f')],
  })
}

function script(): Buffer {
  const action = '/OpenAction << /S /JavaScript /JS (while \\(true\\) app.alert\\(1\\)) >>'
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] ${withHelvetica} >>`
  return rawPdf([`<< /Type /Catalog /Pages 2 0 R ${action} >>`, onePage, page, '<< >>', helvetica])
}
