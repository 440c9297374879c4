import { rm } from 'node:fs/promises'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { wordyAtOnce } from './hostile/at-once.ts'
import { harmless } from './hostile/disguised.ts'
import { hostilePdfs } from './hostile/hostile-pdfs.ts'
import { watchMemory } from './hostile/memory.ts'
import { memoryWithin, slowness, upload, wrongWith, type Answer } from './hostile/upload.ts'
import { pidOf } from './kill/run.ts'

/**
 * `npm run lab -- hostile`: uploads every hostile PDF to the running product, one by one, then the ten worst at the same
 * time, then twenty whose text unpacks to 256 MB each while others go on calling, and watches its memory. Exit code 1 when
 * one is not refused with a sentence within 10 s, when a harmless one is refused, when the memory passes 600 MB (with the
 * twenty 1 GB), or when another call takes 2 s.
 */
const dataDir = await throwawayOnDisk('labreach-hostile-')
const system = await startSystem({ dataDir, port: 0, quiet: true, env: { LIMITS_PER_ADDRESS: 'off' } })
const wrong: string[] = []
try {
  const pid = await pidOf('server', dataDir)
  const memory = watchMemory(pid)
  const say = (answer: Answer) => {
    const { name, bytes, status, code, sentence, ms } = answer
    console.log(
      [name.padEnd(48), `${bytes}`.padStart(9), status, code.padEnd(19), `${ms} ms`.padStart(8), sentence].join('  '),
    )
    return answer
  }
  const note = (answer: Answer) => wrong.push(...[wrongWith(say(answer)) ?? [], slowness(answer) ?? []].flat())

  console.log(`${hostilePdfs.length} one by one:`)
  for (const one of hostilePdfs) note(await upload(system.url, one))
  console.log('\nHarmless after all:')
  for (const one of harmless) {
    const answer = say(await upload(system.url, one))
    if (answer.status !== 200) wrong.push(`${one.name}: refused`)
  }
  console.log('\nTen at the same time:')
  const worst = hostilePdfs.filter((one) => one.worst)
  const made = await Promise.all(
    worst.map(async (one) => {
      const bytes = await one.bytes()
      return { ...one, bytes: () => bytes }
    }),
  )
  for (const answer of await Promise.all(made.map((one) => upload(system.url, one)))) note(answer)
  const last = say(await upload(system.url, harmless[0]!))
  if (last.status !== 200) wrong.push('A usual resume is not read afterwards.')

  const { server, withChildren } = await memory.stop()
  console.log(`\nPeak: server ${server.toFixed(0)} MB, with its readers ${withChildren.toFixed(0)} MB`)
  if (withChildren >= memoryWithin) wrong.push(`The memory reached ${withChildren.toFixed(0)} MB.`)

  console.log('\nTwenty at the same time whose text unpacks to 256 MB each:')
  const twenty = await wordyAtOnce(system.url, pid, 20)
  twenty.answers.forEach(say)
  console.log(
    `Peak with its readers ${twenty.memory.toFixed(0)} MB; ${twenty.others} other calls took at most ${twenty.slowest.toFixed(0)} ms`,
  )
  wrong.push(...twenty.wrongs, ...twenty.beyond)
  if ((await pidOf('server', dataDir)) !== pid) wrong.push('The server died and was started again.')
} finally {
  await system.stop()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(wrong.length > 0 ? `\n${wrong.join('\n')}` : `All ${hostilePdfs.length} were refused as they should be.`)
process.exitCode = wrong.length > 0 ? 1 : 0
