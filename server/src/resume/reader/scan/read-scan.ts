import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { openPdf, toText, type Page, type PdfFailure, type PdfLimits, type PdfText } from '../pdf-text.ts'
import { createPagePicture, type PagePicture } from './page-picture.ts'
import { alignStarts, toPieces } from './scanned-pieces.ts'

/** A page that is about to be read, from 1. */
export type PageProgress = { page: number; pages: number }

/** Reads the pages of a PDF as pictures. */
export type ScanEngine = (
  pdf: Uint8Array,
  limits: PdfLimits,
  onPage: (progress: PageProgress) => void,
) => Promise<PdfText | PdfFailure>

/** Pixels. 36 million are a page at 600 dpi; a larger picture is left out. */
const pictureMax = 36_000_000

/** Loads the program and the weights, which are inside their packages. Nothing is fetched or written. */
export async function loadScanEngine(): Promise<ScanEngine> {
  const weights = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng')))
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(weights, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '250' })
  return async (pdf, limits, onPage) => {
    const pages = await openPdf(pdf, { ...limits, maxImageSize: pictureMax }, async (document) => {
      if (document.numPages > limits.pagesMax) return { failure: 'without_text' as const }
      const read: Page[] = []
      for (let number = 1; number <= document.numPages; number++) {
        onPage({ page: number, pages: document.numPages })
        const page = await document.getPage(number)
        const picture = await createPagePicture(page)
        page.cleanup()
        if (picture) read.push(await readPicture(worker, picture))
      }
      return read
    })
    return 'failure' in pages ? pages : (toText(pages) ?? { failure: 'without_text' })
  }
}

async function readPicture(worker: Worker, picture: PagePicture): Promise<Page> {
  const { data } = await worker.recognize(toGreymap(picture), {}, { blocks: true, text: false })
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines)
  return {
    pieces: alignStarts(lines.flatMap((line) => toPieces(line, picture))),
    width: picture.width / picture.scale,
  }
}

/** A portable greymap: a format without compression that tesseract.js takes. */
const toGreymap = ({ width, height, pixels }: PagePicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
