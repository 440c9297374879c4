import { deflateSync } from 'node:zlib'
import type { HostileFile } from './hostile-file.ts'
import {
  compressRepeated,
  catalogObject,
  helveticaObject,
  compressedPart,
  createPage,
  plainPart,
  rawPdf,
  helveticaResource,
  type Part,
} from './raw-pdf.ts'
import { createResume } from './resume.ts'

const flatePart = (stream: Buffer, dictionary = ''): Part => ({
  dictionary: `/Filter /FlateDecode ${dictionary}`,
  stream,
})
const createTextPage = (content: Part) => createPage(content, { page: helveticaResource, more: [helveticaObject] })
const createObjects = (count: number, one: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at))

/** Small files that need very much memory, time or recursion. */
export const bombs: HostileFile[] = [
  {
    name: 'a page that expands to 1 GB of zeros',
    isUploadedTogether: true,
    bytes: () => createTextPage(flatePart(compressRepeated(1_024))),
  },
  {
    name: 'a page that expands to 1 GB of spaces',
    isUploadedTogether: true,
    bytes: () => createTextPage(flatePart(compressRepeated(1_024, ' '))),
  },
  { name: 'a page compressed twice, 4 GB', isUploadedTogether: true, bytes: twice },
  { name: 'a page compressed ten times', bytes: tenTimes },
  { name: 'compressed run lengths, 1 GB', isUploadedTogether: true, bytes: runLengths },
  {
    name: 'millions of drawing operators',
    isUploadedTogether: true,
    bytes: () => createTextPage(flatePart(compressRepeated(64, 'BT (x) Tj ET '))),
  },
  {
    name: 'millions of letters',
    isUploadedTogether: true,
    bytes: () => createTextPage(flatePart(compressRepeated(64, 'BT /F1 9 Tf (many words) Tj ET '))),
  },
  { name: 'one string of 500 MB', bytes: () => createTextPage(flatePart(compressRepeated(512, '(('))) },
  { name: 'millions of nested arrays', bytes: () => createTextPage(compressedPart('['.repeat(20_000_000))) },
  {
    name: 'a million nested dictionaries, uncompressed',
    bytes: () => createTextPage(`<< /A ${'<</A'.repeat(1_000_000)} >>`),
  },
  { name: 'an array of three million numbers', bytes: () => rawPdf([`[${'1 '.repeat(3_000_000)}]`], {}) },
  { name: 'an object stream of 1 GB', isUploadedTogether: true, bytes: objectStream },
  { name: 'a cross-reference stream of 1 GB', isUploadedTogether: true, bytes: xrefStream },
  { name: 'a predictor over a billion columns', bytes: predictor },
  { name: 'a font of 1 GB', isUploadedTogether: true, bytes: font },
  { name: 'a character map of a million entries', bytes: characterMap },
  { name: 'a form that draws itself', bytes: recursiveForm },
  { name: 'forms that draw two others each, 40 levels', isUploadedTogether: true, bytes: doublingForms },
  { name: 'a page tree that is its own child', bytes: recursiveTree },
  { name: 'a page tree of 100,000 levels', bytes: deepTree },
  { name: 'a page tree with a billion leaves', bytes: wideTree },
  { name: 'one page listed a million times', bytes: () => repeatedPage(1_000_000) },
  { name: '3,000 pages', bytes: () => createResume(3_000) },
  {
    name: '100,000 tiny objects',
    bytes: () =>
      rawPdf([
        catalogObject,
        '<< /Type /Pages /Kids [] /Count 0 >>',
        ...createObjects(100_000, (n) => `<< /N ${n} >>`),
      ]),
  },
]

function twice(): Buffer {
  const stream = deflateSync(compressRepeated(4_096))
  return createTextPage({ dictionary: '/Filter [/FlateDecode /FlateDecode]', stream })
}

function tenTimes(): Buffer {
  let stream = compressRepeated(256)
  for (let times = 1; times < 10; times++) stream = deflateSync(stream)
  return createTextPage({ dictionary: `/Filter [${'/FlateDecode '.repeat(10)}]`, stream })
}

function runLengths(): Buffer {
  const stream = deflateSync(Buffer.alloc(16 * 1024 * 1024, '\x81\x20', 'latin1'))
  return createTextPage({ dictionary: '/Filter [/FlateDecode /RunLengthDecode]', stream })
}

function objectStream(): Buffer {
  const objects = flatePart(compressRepeated(1_024, '1 0 '), '/Type /ObjStm /N 100000000 /First 900000000')
  const xref = (offset: number) => Buffer.from([1, offset >> 16, (offset >> 8) & 255, offset & 255, 0])
  // The entry of the catalog has type 2: its object is in the object stream.
  const start = rawPdf([objects])
  const body = start.subarray(0, start.lastIndexOf('xref\n0'))
  const entries = Buffer.concat([Buffer.alloc(5), xref(body.indexOf('1 0 obj')), Buffer.from([2, 0, 0, 1, 0])])
  const table = `2 0 obj\n<< /Type /XRef /Size 3 /W [1 3 1] /Root 2 0 R /Length ${entries.length} >>\nstream\n`
  const end = `\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.concat([body, Buffer.from(table), entries, Buffer.from(end)])
}

function xrefStream(): Buffer {
  const stream = compressRepeated(1_024, '\x01')
  const table = `1 0 obj\n<< /Type /XRef /Size 200000000 /W [1 3 1] /Root 9 0 R /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${table}`),
    stream,
    Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
  ])
}

function predictor(): Buffer {
  const parameters = '/DecodeParms << /Predictor 12 /Columns 1073741824 /Colors 4 /BitsPerComponent 16 >>'
  return createTextPage(flatePart(compressRepeated(64), parameters))
}

function font(): Buffer {
  const used =
    '<< /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 0 /LastChar 1 /Widths [1 1] /FontDescriptor 6 0 R >>'
  const descriptor = '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 7 0 R >>'
  const more = [used, descriptor, flatePart(compressRepeated(1_024, '\0\x01\0\0'), '/Length1 1073741824')]
  return createPage(plainPart('BT /F1 9 Tf (ab) Tj ET'), { page: helveticaResource, more })
}

function characterMap(): Buffer {
  const ranges = '1 beginbfrange <00000000> <7fffffff> <0041> endbfrange\n'.repeat(10_000)
  const map = compressedPart(
    `begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange\n${ranges}endcmap`,
  )
  const used =
    '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [7 0 R] >>'
  const descendant =
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (A) /Ordering (I) /Supplement 0 >> >>'
  return createPage(plainPart('BT /F1 9 Tf <00410042> Tj ET'), {
    page: helveticaResource,
    more: [used, map, descendant],
  })
}

const form = (content: string, resources: string): Part =>
  plainPart(content, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << ${resources} >> >>`)
const drawing = (more: Part[]) =>
  createPage(plainPart('/A Do'), { page: '/Resources << /XObject << /A 5 0 R >> >>', more })

function recursiveForm(): Buffer {
  return drawing([form('/A Do /A Do', '/A 5 0 R')])
}

function doublingForms(): Buffer {
  const forms = Array.from({ length: 40 }, (_, at) => form('/A Do /B Do', `/A ${at + 6} 0 R /B ${at + 6} 0 R`))
  const word = plainPart('BT /F1 9 Tf (x) Tj ET', `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${helveticaResource}`)
  return drawing([...forms, { ...word, dictionary: word.dictionary.replace('5 0 R', '46 0 R') }, helveticaObject])
}

function recursiveTree(): Buffer {
  return rawPdf([catalogObject, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>'])
}

function deepTree(): Buffer {
  const nodes = createObjects(100_000, (at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 >>`)
  return rawPdf([catalogObject, ...nodes, '<< /Type /Page >>'])
}

function wideTree(): Buffer {
  const nodes = createObjects(30, (at) => `<< /Type /Pages /Kids [${at + 3} 0 R ${at + 3} 0 R] /Count 1 >>`)
  return rawPdf([catalogObject, ...nodes, '<< /Type /Pages /Kids [] /Count 0 >>'])
}

function repeatedPage(times: number): Buffer {
  const kids = `<< /Type /Pages /Kids [${'3 0 R '.repeat(times)}] /Count ${times} >>`
  return rawPdf([catalogObject, kids, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>'])
}
