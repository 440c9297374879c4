import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'
import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf'

/** Pixels per point: 200 dpi. */
const scale = 200 / 72

/** Creates the PDF that a scanner makes of the first pages of a PDF: each page is one JPEG. */
export async function createScan(pdf: Uint8Array, pagesMax: number): Promise<{ scan: Uint8Array; pages: number }> {
  const source = await getDocumentProxy(new Uint8Array(pdf), {
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: fileURLToPath(new URL('standard_fonts/', import.meta.resolve('pdfjs-dist/package.json'))),
    CanvasFactory: await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas')),
  })
  const scan = await PDFDocument.create()
  const pages = Math.min(pagesMax, source.numPages)
  for (let number = 1; number <= pages; number++) {
    const page = await source.getPage(number)
    const viewport = page.getViewport({ scale })
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
    await page.render({ canvas: null, canvasContext, viewport }).promise
    const picture = await scan.embedJpg(await canvas.encode('jpeg', 80))
    const [width, height] = [viewport.width / scale, viewport.height / scale]
    scan.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  }
  await source.loadingTask.destroy()
  return { scan: await scan.save(), pages }
}
