import { deflateSync } from 'node:zlib'

/** An object of a PDF: its source, or the content of its dictionary with a stream. */
export type Part = string | { dictionary: string; stream: Buffer }

type Options = { root?: string; trailer?: string }

/**
 * Writes a PDF without a library, so it can be invalid. Part 0 is object 1, part 1 is object 2, etc. `root`: the
 * reference to the catalog.
 */
export function rawPdf(parts: readonly Part[], { root = '1 0 R', trailer = '' }: Options = {}): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  let length = chunks[0]!.length
  const write = (chunk: Buffer | string) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk
    chunks.push(bytes)
    length += bytes.length
  }
  const offsets = parts.map((part, index) => {
    const offset = length
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
  const xref = length
  write(`xref\n0 ${parts.length + 1}\n0000000000 65535 f \n`)
  write(offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join(''))
  write(`trailer\n<< /Size ${parts.length + 1} /Root ${root} ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`)
  return Buffer.concat(chunks)
}

export const catalogObject = '<< /Type /Catalog /Pages 2 0 R >>'
export const onePageTree = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'

/** A PDF with one page (object 3) and its content (object 4). `page`: more dictionary entries; `more`: objects 5 ff. */
export function createPage(content: Part, { page = '', more = [] }: { page?: string; more?: Part[] } = {}): Buffer {
  const box = page.includes('/MediaBox') ? '' : '/MediaBox [0 0 595 842]'
  return rawPdf([
    catalogObject,
    onePageTree,
    `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R ${page} >>`,
    content,
    ...more,
  ])
}

export const helveticaObject = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
export const helveticaResource = '/Resources << /Font << /F1 5 0 R >> >>'

export const plainPart = (text: string, dictionary = '') => ({ dictionary, stream: Buffer.from(text, 'latin1') })
export const compressedPart = (content: Buffer | string, dictionary = ''): Part => ({
  dictionary: `/Filter /FlateDecode ${dictionary}`,
  stream: deflateSync(content),
})

const BLOCK_BYTES = 64 * 1024 * 1024

/**
 * Data that expands to `megabytes` of repeated `text`. The deflated block of 64 MB is repeated, which deflate permits.
 * 1 GB needs 1 MB.
 */
export function compressRepeated(megabytes: number, text = '\0'): Buffer {
  const block = deflateSync(Buffer.alloc(BLOCK_BYTES, text), { finishFlush: 3 })
  const body = block.subarray(2) // without the zlib header
  return Buffer.concat([block, ...Array.from({ length: Math.ceil(megabytes / 64) - 1 }, () => body)])
}
