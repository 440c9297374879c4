import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream, PDFString, StandardFonts, type PDFPage } from 'pdf-lib'

/** PDFs for tests. */

type Column = { x: number; lines: string[] }

const size = 11
const lineHeight = 16
const top = 780

/** A PDF with one page per list of lines. The first line of the first page has large letters, like a name. */
export async function aPdf(...pages: string[][]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const [number, lines] of pages.entries()) {
    const page = document.addPage([595, 842])
    for (const [at, line] of lines.entries())
      page.drawText(line, { x: 50, y: top - at * lineHeight, size: number === 0 && at === 0 ? 20 : size, font })
  }
  return document.save()
}

/** One page with columns. The lines are drawn row by row across all columns, as some programs do. */
export async function aPdfInColumns(head: string, ...columns: Column[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  page.drawText(head, { x: 50, y: top, size: 20, font })
  const rows = Math.max(...columns.map((column) => column.lines.length))
  for (let row = 0; row < rows; row++)
    for (const { x, lines } of columns)
      if (lines[row]) page.drawText(lines[row]!, { x, y: top - 40 - row * lineHeight, size, font })
  return document.save()
}

/** A page that contains only a picture, like a scan. */
export async function aScan(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const image = await document.embedPng(onePixel)
  document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 })
  return document.save()
}

/** An encrypted PDF that no password opens. */
export async function anEncryptedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.load(await aPdf(['An encrypted resume']))
  const { context } = document
  const key = `<${'41'.repeat(32)}>`
  const encrypt = context.register(
    context.obj({ Filter: 'Standard', V: 2, R: 3, Length: 128, P: -4, O: PDFName.of('O'), U: PDFName.of('U') }),
  )
  context.trailerInfo.Encrypt = encrypt
  const bytes = Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1')
  const encrypted = bytes.replace('/O /O', `/O ${key}`).replace('/U /U', `/U ${key}`)
  return new Uint8Array(Buffer.from(encrypted.replace(/trailer\n<</, `trailer\n<<\n/ID [${key} ${key}]`), 'latin1'))
}

/** A page whose content is `text` repeated up to `megabytes`, compressed to a few kB. */
export async function aBomb(text: string, megabytes: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page: PDFPage = document.addPage([595, 842])
  page.drawText('x', { font })
  const content = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, text))
  const dictionary = document.context.obj({ Filter: 'FlateDecode', Length: content.length })
  page.node.set(PDFName.of('Contents'), document.context.register(PDFRawStream.of(dictionary, content)))
  return document.save()
}

/** Chinese text as UTF-16 in a font that is not embedded, which requires a predefined character map. */
export async function aChinesePdf(lines: string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context } = document
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: 'STSong-Light',
      Flags: 6,
      FontBBox: [0, -200, 1000, 900],
      ItalicAngle: 0,
      Ascent: 880,
      Descent: -120,
      CapHeight: 880,
      StemV: 80,
    }),
  )
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType0',
      BaseFont: 'STSong-Light',
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('GB1'), Supplement: 5 },
      DW: 1000,
      FontDescriptor: descriptor,
    }),
  )
  const font = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'STSong-Light-UniGB-UTF16-H',
      Encoding: 'UniGB-UTF16-H',
      DescendantFonts: [descendant],
    }),
  )
  const page = document.addPage([595, 842])
  page.node.setFontDictionary(PDFName.of('F1'), font)
  const hex = (line: string) => Buffer.from(line, 'utf16le').swap16().toString('hex')
  const content = lines
    .map((line, at) => `BT /F1 ${size} Tf 50 ${top - at * lineHeight} Td <${hex(line)}> Tj ET`)
    .join('\n')
  page.node.set(PDFName.of('Contents'), context.register(context.stream(content)))
  return document.save()
}
