import { setTimeout as sleep } from 'node:timers/promises'
import { compressRepeated, helveticaObject, createPage, helveticaResource } from './raw-pdf.ts'
import { harmlessPdfs } from './harmless-pdfs.ts'
import { watchMemory } from './memory.ts'
import { findTimeProblem, upload, type UploadResult } from './upload.ts'

const EXPANDED_MB = 256
const MAX_MEMORY_MB = 1_000
const MAX_OTHER_CALL_MS = 2_000
const PAUSE_MS = 20

/** A resume with one page of repeated text that expands to 256 MB. */
const createExpandingPdf = () =>
  createPage(
    {
      dictionary: '/Filter /FlateDecode',
      stream: compressRepeated(EXPANDED_MB, 'BT /F1 9 Tf (many words of one resume) Tj ET '),
    },
    { page: helveticaResource, more: [helveticaObject] },
  )

export type ExpandingResult = {
  results: UploadResult[]
  /** The peak of server and readers, MB. */
  memory: number
  /** The number of requests of another client, and the slowest of them. */
  otherRequests: number
  slowestMs: number
  /** Uploads that were not refused, failed requests of the other client, or a refused ordinary resume. */
  problems: string[]
  /** Exceeded bounds: 10 s for an upload, 1 GB, 2 s for another call. They apply to an otherwise idle machine. */
  exceededBounds: string[]
}

/** Uploads `count` expanding PDFs at the same time while another client calls the server. `pid`: the server. */
export async function uploadExpandingPdfs(url: string, pid: number, count: number): Promise<ExpandingResult> {
  const bytes = createExpandingPdf()
  const memory = watchMemory(pid)
  const callTimes: number[] = []
  const problems: string[] = []
  const end = new AbortController()
  const otherClient = (async () => {
    while (!end.signal.aborted) {
      const startTime = performance.now()
      const { status } = await fetch(`${url}/api/professors/preview/`)
      callTimes.push(performance.now() - startTime)
      if (status !== 200) problems.push(`Another call got the status ${status}.`)
      await sleep(PAUSE_MS)
    }
  })()
  const uploads = Array.from({ length: count }, (_, number) =>
    upload(url, { name: `256 MB of words, ${number + 1}`, bytes: () => bytes }),
  )
  const results = await Promise.all(uploads)
  end.abort()
  await otherClient
  const ordinary = await upload(url, harmlessPdfs[0]!)
  const { withChildren } = await memory.stop()
  const slowestMs = Math.max(...callTimes)

  for (const { name, status, sentence } of results)
    if (status < 400 || status >= 500) problems.push(`${name}: got the status ${status} ${sentence}`)
  if (ordinary.status !== 200) problems.push(`An ordinary resume was refused after the uploads: ${ordinary.sentence}`)
  const exceededBounds = results.flatMap((result) => findTimeProblem(result) ?? [])
  if (withChildren > MAX_MEMORY_MB) exceededBounds.push(`The memory reached ${withChildren.toFixed(0)} MB.`)
  if (slowestMs > MAX_OTHER_CALL_MS) exceededBounds.push(`Another call took ${slowestMs.toFixed(0)} ms.`)
  return { results, memory: withChildren, otherRequests: callTimes.length, slowestMs, problems, exceededBounds }
}
