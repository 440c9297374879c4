import { setTimeout as sleep } from 'node:timers/promises'
import { bomb, helvetica, pageOf, withHelvetica } from './raw-pdf.ts'
import { harmless } from './disguised.ts'
import { watchMemory } from './memory.ts'
import { slowness, upload, type Answer } from './upload.ts'

/** Megabytes that the text of each unpacks to; what they may hold together, MB; what other calls may take, ms. */
const [unpacked, memoryMost, othersWithin] = [256, 1_000, 2_000]
/** Between two other calls, ms. */
const pause = 20

/** A resume whose one page says the same words until it unpacks to 256 MB. */
const wordy = () =>
  pageOf(
    { dictionary: '/Filter /FlateDecode', stream: bomb(unpacked, 'BT /F1 9 Tf (many words of one resume) Tj ET ') },
    { page: withHelvetica, more: [helvetica] },
  )

export type AtOnce = {
  answers: Answer[]
  memory: number
  slowest: number
  others: number
  wrongs: string[]
  beyond: string[]
}

/**
 * Uploads so many of them at the same time while somebody else goes on calling; `pid` is the server's process.
 * Answers the memory of server and readers at most (MB), the slowest and the number of the other calls (ms), what went
 * wrong (each is refused with a sentence, others are answered, a usual resume is read afterwards), and what went beyond
 * the bounds of a machine that does nothing else: 10 s, 1 GB, others within 2 s.
 */
export async function wordyAtOnce(url: string, pid: number, count: number): Promise<AtOnce> {
  const bytes = wordy()
  const memory = watchMemory(pid)
  const others: number[] = []
  const wrongs: string[] = []
  const over = new AbortController()
  const calling = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now()
      const { status } = await fetch(`${url}/api/professors/preview/`)
      others.push(performance.now() - begun)
      if (status !== 200) wrongs.push(`Another call was answered ${status}.`)
      await sleep(pause)
    }
  })()
  const uploads = Array.from({ length: count }, (_, number) =>
    upload(url, { name: `256 MB of words, ${number + 1}`, bytes: () => bytes }),
  )
  const answers = await Promise.all(uploads)
  over.abort()
  await calling
  const usual = await upload(url, harmless[0]!)
  const { withChildren } = await memory.stop()
  const slowest = Math.max(...others)

  for (const { name, status, sentence } of answers)
    if (status < 400 || status >= 500) wrongs.push(`${name}: answered with status ${status} ${sentence}`)
  if (usual.status !== 200) wrongs.push(`A usual resume was refused afterwards: ${usual.sentence}`)
  const beyond = answers.flatMap((answer) => slowness(answer) ?? [])
  if (withChildren > memoryMost) beyond.push(`The memory reached ${withChildren.toFixed(0)} MB.`)
  if (slowest > othersWithin) beyond.push(`Another call took ${slowest.toFixed(0)} ms.`)
  return { answers, memory: withChildren, slowest, others: others.length, wrongs, beyond }
}
