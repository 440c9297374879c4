import { PDFDocument, StandardFonts } from 'pdf-lib'

const [width, height, margin] = [595, 842, 50]
const size = 10
const leading = 14
const perLine = 95

/** Creates a PDF of a text. Line breaks remain, long lines wrap at spaces. */
export async function createPdf(text: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const supported = new Set(font.getCharacterSet())
  // The standard font has Latin letters only. Other characters become spaces, as in many real exports.
  const drawable = [...text.replaceAll('\t', ' ')]
    .map((letter) => (letter === '\n' || supported.has(letter.codePointAt(0)!) ? letter : ' '))
    .join('')
  const lines = drawable.split('\n').flatMap(wrapLine)
  const perPage = Math.floor((height - 2 * margin) / leading)
  for (let first = 0; first < lines.length; first += perPage) {
    const page = document.addPage([width, height])
    for (const [at, line] of lines.slice(first, first + perPage).entries())
      page.drawText(line, { x: margin, y: height - margin - at * leading, size, font })
  }
  return document.save()
}

function wrapLine(line: string): string[] {
  return line.match(new RegExp(`.{1,${perLine}}(?:\\s+|$)|\\S{${perLine}}`, 'g'))?.map((part) => part.trimEnd()) ?? ['']
}
