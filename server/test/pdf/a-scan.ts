import { createCanvas } from '@napi-rs/canvas'
import { fileURLToPath } from 'node:url'
import { PDFDocument } from 'pdf-lib'
import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf'

/** Pixels per point: 150 dpi, like an office scanner's default. */
const scale = 150 / 72

/** The same PDF as a scanner makes it: each page is one JPEG. */
export async function scanOf(pdf: Uint8Array): Promise<Uint8Array> {
  const source = await getDocumentProxy(new Uint8Array(pdf), {
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: fileURLToPath(new URL('standard_fonts/', import.meta.resolve('pdfjs-dist/package.json'))),
    CanvasFactory: await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas')),
  })
  const scan = await PDFDocument.create()
  for (let number = 1; number <= source.numPages; number++) {
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
  return scan.save()
}
