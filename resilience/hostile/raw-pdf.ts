import { deflateSync } from 'node:zlib'

/** An object of a PDF: its source, or a dictionary (without its brackets) and a stream. */
export type Part = string | { dictionary: string; stream: Buffer }

type Choices = { root?: string; trailer?: string }

/**
 * A PDF written byte by byte, so that it may say what no library lets one say. Part 0 becomes object 1, and so on; the
 * catalogue is object 1 unless `root` says otherwise.
 */
export function rawPdf(parts: readonly Part[], { root = '1 0 R', trailer = '' }: Choices = {}): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  let at = chunks[0]!.length
  const write = (chunk: Buffer | string) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk
    chunks.push(bytes)
    at += bytes.length
  }
  const offsets = parts.map((part, index) => {
    const offset = at
    write(`${index + 1} 0 obj\n`)
    if (typeof part === 'string') write(part)
    else {
      write(`<< ${part.dictionary} /Length ${part.stream.length} >>\nstream\n`)
      write(part.stream)
      write('\nendstream')
    }
    write('\nendobj\n')
    return offset
  })
  const xref = at
  write(`xref\n0 ${parts.length + 1}\n0000000000 65535 f \n`)
  write(offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join(''))
  write(`trailer\n<< /Size ${parts.length + 1} /Root ${root} ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`)
  return Buffer.concat(chunks)
}

export const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
export const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'

/** A page as object 3 whose content is object 4, with more of its dictionary and more objects (from 5 on). */
export function pageOf(content: Part, { page = '', more = [] }: { page?: string; more?: Part[] } = {}): Buffer {
  const box = page.includes('/MediaBox') ? '' : '/MediaBox [0 0 595 842]'
  return rawPdf([
    catalogue,
    onePage,
    `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R ${page} >>`,
    content,
    ...more,
  ])
}

export const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
export const withHelvetica = '/Resources << /Font << /F1 5 0 R >> >>'

export const plain = (text: string, dictionary = '') => ({ dictionary, stream: Buffer.from(text, 'latin1') })
export const packed = (content: Buffer | string, dictionary = ''): Part => ({
  dictionary: `/Filter /FlateDecode ${dictionary}`,
  stream: deflateSync(content),
})

const zerosAtOnce = 64 * 1024 * 1024

/**
 * What unpacks to `megabytes` of `text` over and over: packed once for each 64 MB, since deflated blocks may stand one
 * after the other. 1 GB takes 1 MB.
 */
export function bomb(megabytes: number, text = '\0'): Buffer {
  const block = deflateSync(Buffer.alloc(zerosAtOnce, text), { finishFlush: 3 })
  const body = block.subarray(2) // without the header of the first
  return Buffer.concat([block, ...Array.from({ length: Math.ceil(megabytes / 64) - 1 }, () => body)])
}
