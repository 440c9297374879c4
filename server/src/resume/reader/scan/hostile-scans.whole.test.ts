import { createReadStream } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { aPdf } from '../../../../test/pdf/a-pdf.ts'
import { scanOf } from '../../../../test/pdf/a-scan.ts'
import { writeTempFile } from '../../../../test/on-disk.ts'
import { createResumeReader, ResumeReadError } from '../read-resume.ts'

const reader = createResumeReader({ processes: 1, waitLimit: 30_000, resultLimit: 60_000, scanWaitLimit: 240_000 })
afterAll(() => reader.close())

const white = (bytes: number) => deflateSync(Buffer.alloc(bytes, 255))

/** A page with pictures of this size, each painted `times`; only `content` of it is in the file. */
async function aPicturePdf(
  { width, height, content = white(width * height * 3) }: { width: number; height: number; content?: Uint8Array },
  times = 1,
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context } = document
  const dictionary = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
    Length: content.length,
  })
  const page = document.addPage([595, 842])
  page.node.setXObject(PDFName.of('Im1'), context.register(PDFRawStream.of(dictionary, content)))
  const painting = 'q 595 0 0 842 0 0 cm /Im1 Do Q\n'.repeat(times)
  page.node.set(PDFName.of('Contents'), context.register(context.stream(painting)))
  return document.save()
}

async function readScan(pdf: Uint8Array): Promise<string> {
  const { path, size } = await writeTempFile(pdf)
  return reader
    .readScan(
      async () => ({ size, stream: createReadStream(path) }),
      () => undefined,
    )
    .then(
      ({ facts }) => facts.name ?? 'no name',
      (error: unknown) => (error instanceof ResumeReadError ? error.reason : String(error)),
    )
}

test.each([
  ['a picture of 106 MB in 0.1 MB', () => aPicturePdf({ width: 5_900, height: 6_000 })],
  ['a picture that declares a billion pixels', () => aPicturePdf({ width: 40_000, height: 25_000, content: white(9) })],
  ['a picture that is painted ten thousand times', () => aPicturePdf({ width: 1_000, height: 1_000 }, 10_000)],
  ['a picture without its data', () => aPicturePdf({ width: 1_000, height: 1_000, content: Buffer.from('x') })],
])('%s is refused, and the next scan is read [RESUME-17]', async (_, createPdf) => {
  const usual = await scanOf(
    await aPdf(['Ada Park', 'ada.park@example.edu', 'Education', 'University of California, Berkeley', 'Skills', 'R']),
  )
  const results = await Promise.all([readScan(await createPdf()), readScan(usual)])
  expect(results).toEqual(['without_text', 'Ada Park'])
})
