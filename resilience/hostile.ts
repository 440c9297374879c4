import { rm } from 'node:fs/promises'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { uploadExpandingPdfs } from './hostile/expanding-pdfs.ts'
import { harmlessPdfs } from './hostile/harmless-pdfs.ts'
import { hostilePdfs } from './hostile/hostile-pdfs.ts'
import { watchMemory } from './hostile/memory.ts'
import { MAX_MEMORY_MB, findTimeProblem, upload, findResponseProblem, type UploadResult } from './hostile/upload.ts'
import { findPid } from './kill/run.ts'

/**
 * `npm run lab -- hostile`: uploads every hostile PDF to the running product, one by one, then the worst ones at the
 * same time, then 20 with text that expands to 256 MB each, while another client calls the server. Measures the memory.
 * Exit code 1 if a hostile PDF is not refused with a sentence within 10 s, if a harmless PDF is refused, if the memory
 * exceeds 800 MB (1 GB with the 20), if a request of the other client takes more than 2 s, if an ordinary resume is
 * refused afterwards, or if the server ends.
 */
const dataDir = await createThrowawayFolderOnDisk('labreach-hostile-')
const system = await startSystem({ dataDir, port: 0, quiet: true, env: { LIMITS_PER_NETWORK: 'off' } })
const problems: string[] = []
try {
  const pid = await findPid('server', dataDir)
  const memory = watchMemory(pid)
  const print = ({ name, bytes, status, code, sentence, ms }: UploadResult) =>
    console.log(
      [name.padEnd(48), `${bytes}`.padStart(9), status, code.padEnd(19), `${ms} ms`.padStart(8), sentence].join('  '),
    )
  const check = (result: UploadResult) => {
    print(result)
    problems.push(...[findResponseProblem(result) ?? [], findTimeProblem(result) ?? []].flat())
  }

  console.log(`${hostilePdfs.length} hostile PDFs, one by one:`)
  for (const file of hostilePdfs) check(await upload(system.url, file))
  console.log('\nHarmless PDFs:')
  for (const file of harmlessPdfs) {
    const result = await upload(system.url, file)
    print(result)
    if (result.status !== 200) problems.push(`${file.name}: refused`)
  }
  // The bytes are created before the uploads that follow, which start together: some take seconds.
  const files = await Promise.all(
    hostilePdfs
      .filter(({ isUploadedTogether }) => isUploadedTogether)
      .map(async (file) => {
        const bytes = await file.bytes()
        return { ...file, bytes: () => bytes }
      }),
  )
  console.log(`\n${files.length} hostile PDFs at the same time:`)
  for (const result of await Promise.all(files.map((file) => upload(system.url, file)))) check(result)
  const ordinary = await upload(system.url, harmlessPdfs[0]!)
  print(ordinary)
  if (ordinary.status !== 200) problems.push('An ordinary resume is refused after the hostile PDFs.')

  const { server, withChildren } = await memory.stop()
  console.log(`\nPeak memory: server ${server.toFixed(0)} MB, with its readers ${withChildren.toFixed(0)} MB`)
  if (withChildren >= MAX_MEMORY_MB) problems.push(`The memory reached ${withChildren.toFixed(0)} MB.`)

  console.log('\n20 PDFs at the same time, whose text expands to 256 MB each:')
  const expanding = await uploadExpandingPdfs(system.url, pid, 20)
  expanding.results.forEach(print)
  console.log(
    `Peak memory with the readers ${expanding.memory.toFixed(0)} MB; ${expanding.otherRequests} other requests took at most ${expanding.slowestMs.toFixed(0)} ms`,
  )
  problems.push(...expanding.problems, ...expanding.exceededBounds)
  if ((await findPid('server', dataDir)) !== pid) problems.push('The server died and was restarted.')
} finally {
  await system.stop()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(
  problems.length > 0 ? `\n${problems.join('\n')}` : `All ${hostilePdfs.length} hostile PDFs were refused within 10 s.`,
)
process.exitCode = problems.length > 0 ? 1 : 0
