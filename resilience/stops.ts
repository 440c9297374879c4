import { parseArgs } from 'node:util'
import { call } from '@labreach/e2e/student-over-http'
import { settle } from './sends/run.ts'
import { letters } from './sends/writers.ts'
import { verdict } from './sends/verdict.ts'
import { browse, drafts, favourite, matches, upload } from './cluster/asks.ts'
import { onCluster } from './cluster/started.ts'
import { stopRound } from './cluster/stop-round.ts'
import { startTraffic } from './cluster/traffic.ts'

/**
 * `npm run lab -- stops [--rounds 20] [--port 4300]`: tells the server processes behind haproxy to stop (SIGTERM), in turn
 * and so many times, under load, while resumes are uploaded, letters sent and matches streamed. Exit code 1 when more
 * than 0.1 % of the requests fail, when something that had begun does not end, or a letter arrives twice.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, port: { type: 'string', default: '4300' } },
})
const rounds = Number(values.rounds)
const LETTERS_A_ROUND = 4
const MOST_FAILED = 0.001

await onCluster({ port: Number(values.port), say: console.log }, async ({ cluster, pdf }) => {
  const { url, sandboxUrl, instances } = cluster
  const site = { url, sandboxUrl }
  const wanted = await letters(site, cluster.dataDir, Math.max(240, rounds * LETTERS_A_ROUND))
  const form = new FormData()
  form.set('upload_file', new File([pdf], 'resume.pdf', { type: 'application/pdf' }))
  const { temporary_token: temporaryToken } = await call<{ temporary_token: string }>(site, '/api/resume/', { form })
  const traffic = startTraffic([
    ...wanted.slice(0, 6).map((one) => browse(site, one)),
    ...(await Promise.all(wanted.slice(6, 8).map((one) => favourite(site, one)))),
    { ...(await drafts(site, wanted.slice(0, 8))), pauseMs: 400 },
    matches(site, temporaryToken),
    { ...upload(site, pdf), pauseMs: 500 },
  ])
  const wrongs: string[] = []
  const slow: string[] = ['slow upload', 'slow match stream', 'letter']
  for (let round = 0; round < rounds; round++) {
    const stopped = instances[round % 2]!
    const some = wanted.slice(round * LETTERS_A_ROUND, (round + 1) * LETTERS_A_ROUND)
    const before = traffic.seen.length
    const { underWay, tookMs, how } = await stopRound({ site, traffic, stopped, letters: some, pdf, temporaryToken })
    const failed = traffic.seen.slice(before).filter((one) => one.failed)
    console.log(
      `round ${round + 1}: ${how} ${tookMs} ms after SIGTERM with ${underWay} calls under way; ${traffic.seen.length - before} requests, ${failed.length} failed`,
    )
    for (const one of failed) console.log(`  ${one.what}: ${one.failed!.slice(0, 200)}`)
    if (!how.endsWith('(exit code 0)')) wrongs.push(`${how} in round ${round + 1}.`)
  }
  await traffic.stop()
  const kinds = Object.entries(Object.groupBy(traffic.seen, ({ what }) => what))
  for (const [what, all] of kinds) {
    const failed = all!.filter((one) => one.failed).length
    console.log(`${String(all!.length).padStart(7)}  ${what}, ${failed} failed`)
    if (failed > 0 && slow.includes(what))
      wrongs.push(`${failed} of ${all!.length} (${what}) had begun and did not end.`)
  }
  const failed = traffic.seen.filter((one) => one.failed).length
  const share = failed / traffic.seen.length
  console.log(`${traffic.seen.length} requests, ${failed} failed: ${(share * 100).toFixed(3)} %`)
  if (share > MOST_FAILED) wrongs.push('More than 0.1 % of the requests failed.')
  const sent = wanted.slice(0, rounds * LETTERS_A_ROUND)
  await settle(cluster.dataDir)
  const { wrongs: wrongLetters } = await verdict(site, new Map(sent.map((one) => [one, ['sent']])))
  console.log(`${sent.length} letters sent, ${wrongLetters.length} of them not exactly once`)
  return [...wrongs, ...wrongLetters]
})
