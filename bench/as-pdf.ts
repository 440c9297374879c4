import { PDFDocument, StandardFonts } from 'pdf-lib'

const [width, height, margin] = [595, 842, 50]
const size = 10
const leading = 14
const perLine = 95

/** A text as a PDF of as many pages as it takes, lines kept and long ones broken at spaces. */
export async function asPdf(text: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const known = new Set(font.getCharacterSet())
  // The standard font knows Latin letters only; what it lacks becomes a space, as in many a real export.
  const drawable = [...text.replaceAll('\t', ' ')]
    .map((letter) => (letter === '\n' || known.has(letter.codePointAt(0)!) ? letter : ' '))
    .join('')
  const lines = drawable.split('\n').flatMap(broken)
  const perPage = Math.floor((height - 2 * margin) / leading)
  for (let first = 0; first < lines.length; first += perPage) {
    const page = document.addPage([width, height])
    for (const [at, line] of lines.slice(first, first + perPage).entries())
      page.drawText(line, { x: margin, y: height - margin - at * leading, size, font })
  }
  return document.save()
}

function broken(line: string): string[] {
  return line.match(new RegExp(`.{1,${perLine}}(?:\\s+|$)|\\S{${perLine}}`, 'g'))?.map((part) => part.trimEnd()) ?? ['']
}
