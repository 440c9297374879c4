import { deflateSync } from 'node:zlib'
import type { Hostile } from './hostile.ts'
import { bomb, catalogue, helvetica, packed, pageOf, plain, rawPdf, withHelvetica, type Part } from './raw-pdf.ts'
import { aResume } from './resume.ts'

const flate = (stream: Buffer, dictionary = ''): Part => ({ dictionary: `/Filter /FlateDecode ${dictionary}`, stream })
const text = (content: Part) => pageOf(content, { page: withHelvetica, more: [helvetica] })
const numbered = (count: number, one: (number: number) => string) => Array.from({ length: count }, (_, at) => one(at))

/** Small files that grow without end: in memory, in time, in depth. */
export const bombs: Hostile[] = [
  { name: 'a page that unpacks to 1 GB of zeros', worst: true, bytes: () => text(flate(bomb(1_024))) },
  { name: 'a page that unpacks to 1 GB of spaces', worst: true, bytes: () => text(flate(bomb(1_024, ' '))) },
  { name: 'a page packed twice, 4 GB', worst: true, bytes: twice },
  { name: 'a page packed ten times', bytes: tenTimes },
  { name: 'run lengths, packed: 1 GB', worst: true, bytes: runLengths },
  { name: 'millions of drawing operators', worst: true, bytes: () => text(flate(bomb(64, 'BT (x) Tj ET '))) },
  { name: 'millions of letters', worst: true, bytes: () => text(flate(bomb(64, 'BT /F1 9 Tf (many words) Tj ET '))) },
  { name: 'one string of 500 MB', bytes: () => text(flate(bomb(512, '(('))) },
  { name: 'millions of arrays in each other', bytes: () => text(packed('['.repeat(20_000_000))) },
  { name: 'dictionaries in each other, in the file', bytes: () => text(`<< /A ${'<</A'.repeat(1_000_000)} >>`) },
  { name: 'an array of three million numbers', bytes: () => rawPdf([`[${'1 '.repeat(3_000_000)}]`], {}) },
  { name: 'objects packed to 1 GB', worst: true, bytes: packedObjects },
  { name: 'a packed table of 1 GB', worst: true, bytes: packedTable },
  { name: 'a predictor over a billion columns', bytes: predictor },
  { name: 'a font of 1 GB', worst: true, bytes: font },
  { name: 'a character map of a million entries', bytes: characterMap },
  { name: 'a drawing that draws itself', bytes: drawsItself },
  { name: 'drawings that draw two others each, 40 deep', worst: true, bytes: drawsTwo },
  { name: 'pages that are their own parents', bytes: ownParents },
  { name: 'a tree of pages 100,000 deep', bytes: deepTree },
  { name: 'a tree that branches into a billion pages', bytes: wideTree },
  { name: 'one page listed a million times', bytes: () => onePageOften(1_000_000) },
  { name: '3,000 pages', bytes: () => aResume(3_000) },
  {
    name: '100,000 tiny objects',
    bytes: () =>
      rawPdf([catalogue, '<< /Type /Pages /Kids [] /Count 0 >>', ...numbered(100_000, (n) => `<< /N ${n} >>`)]),
  },
]

function twice(): Buffer {
  const stream = deflateSync(bomb(4_096))
  return text({ dictionary: '/Filter [/FlateDecode /FlateDecode]', stream })
}

function tenTimes(): Buffer {
  let stream = bomb(256)
  for (let times = 1; times < 10; times++) stream = deflateSync(stream)
  return text({ dictionary: `/Filter [${'/FlateDecode '.repeat(10)}]`, stream })
}

function runLengths(): Buffer {
  const stream = deflateSync(Buffer.alloc(16 * 1024 * 1024, '\x81\x20', 'latin1'))
  return text({ dictionary: '/Filter [/FlateDecode /RunLengthDecode]', stream })
}

function packedObjects(): Buffer {
  const objects = flate(bomb(1_024, '1 0 '), '/Type /ObjStm /N 100000000 /First 900000000')
  const xref = (offset: number) => Buffer.from([1, offset >> 16, (offset >> 8) & 255, offset & 255, 0])
  // Catalogue and pages lie in the packed objects (entries of type 2), as a packed table says.
  const start = rawPdf([objects])
  const body = start.subarray(0, start.lastIndexOf('xref\n0'))
  const entries = Buffer.concat([Buffer.alloc(5), xref(body.indexOf('1 0 obj')), Buffer.from([2, 0, 0, 1, 0])])
  const table = `2 0 obj\n<< /Type /XRef /Size 3 /W [1 3 1] /Root 2 0 R /Length ${entries.length} >>\nstream\n`
  const end = `\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.concat([body, Buffer.from(table), entries, Buffer.from(end)])
}

function packedTable(): Buffer {
  const stream = bomb(1_024, '\x01')
  const table = `1 0 obj\n<< /Type /XRef /Size 200000000 /W [1 3 1] /Root 9 0 R /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${table}`),
    stream,
    Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
  ])
}

function predictor(): Buffer {
  const parameters = '/DecodeParms << /Predictor 12 /Columns 1073741824 /Colors 4 /BitsPerComponent 16 >>'
  return text(flate(bomb(64), parameters))
}

function font(): Buffer {
  const used =
    '<< /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 0 /LastChar 1 /Widths [1 1] /FontDescriptor 6 0 R >>'
  const descriptor = '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 7 0 R >>'
  const more = [used, descriptor, flate(bomb(1_024, '\0\x01\0\0'), '/Length1 1073741824')]
  return pageOf(plain('BT /F1 9 Tf (ab) Tj ET'), { page: withHelvetica, more })
}

function characterMap(): Buffer {
  const ranges = '1 beginbfrange <00000000> <7fffffff> <0041> endbfrange\n'.repeat(10_000)
  const map = packed(`begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange\n${ranges}endcmap`)
  const used =
    '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [7 0 R] >>'
  const descendant =
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (A) /Ordering (I) /Supplement 0 >> >>'
  return pageOf(plain('BT /F1 9 Tf <00410042> Tj ET'), { page: withHelvetica, more: [used, map, descendant] })
}

const form = (content: string, resources: string): Part =>
  plain(content, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << ${resources} >> >>`)
const drawing = (more: Part[]) => pageOf(plain('/A Do'), { page: '/Resources << /XObject << /A 5 0 R >> >>', more })

function drawsItself(): Buffer {
  return drawing([form('/A Do /A Do', '/A 5 0 R')])
}

function drawsTwo(): Buffer {
  const forms = Array.from({ length: 40 }, (_, at) => form('/A Do /B Do', `/A ${at + 6} 0 R /B ${at + 6} 0 R`))
  const word = plain('BT /F1 9 Tf (x) Tj ET', `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${withHelvetica}`)
  return drawing([...forms, { ...word, dictionary: word.dictionary.replace('5 0 R', '46 0 R') }, helvetica])
}

function ownParents(): Buffer {
  return rawPdf([catalogue, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>'])
}

function deepTree(): Buffer {
  const nodes = numbered(100_000, (at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 >>`)
  return rawPdf([catalogue, ...nodes, '<< /Type /Page >>'])
}

function wideTree(): Buffer {
  const nodes = numbered(30, (at) => `<< /Type /Pages /Kids [${at + 3} 0 R ${at + 3} 0 R] /Count 1 >>`)
  return rawPdf([catalogue, ...nodes, '<< /Type /Pages /Kids [] /Count 0 >>'])
}

function onePageOften(times: number): Buffer {
  const kids = `<< /Type /Pages /Kids [${'3 0 R '.repeat(times)}] /Count ${times} >>`
  return rawPdf([catalogue, kids, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>'])
}
