import { parseArgs } from 'node:util'
import { uploadResume } from '@labreach/e2e/student-over-http'
import { waitForOutcomes } from './sends/run.ts'
import { planLetters } from './sends/plan-letters.ts'
import { compareLetters } from './sends/compare-letters.ts'
import { draftRequest, favouriteRequest, matchRequest, pageRequest, uploadRequest } from './cluster/requests.ts'
import { runOnCluster } from './cluster/run-on-cluster.ts'
import { stopRound } from './cluster/stop-round.ts'
import { startTraffic, type RequestResult } from './cluster/traffic.ts'

/**
 * `npm run lab -- stops [--rounds 20] [--port 4300]`: stops the server processes behind haproxy by SIGTERM,
 * alternately, during uploads, letters and match streams. Exit code 1 if more than 0.1 % of the requests fail, if a
 * request in progress is not completed, if a process ends with another code than 0, or if a letter is not delivered
 * exactly once.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, port: { type: 'string', default: '4300' } },
})
const rounds = Number(values.rounds)
const LETTERS_PER_ROUND = 4
const MAX_FAILED_SHARE = 0.001

await runOnCluster({ port: Number(values.port), print: console.log }, async ({ cluster, pdf }) => {
  const { url, sandboxUrl, instances } = cluster
  const urls = { url, sandboxUrl }
  const plannedLetters = await planLetters(urls, cluster.dataDir, Math.max(240, rounds * LETTERS_PER_ROUND))
  const { temporary_token: temporaryToken } = await uploadResume(urls, pdf)
  const traffic = startTraffic([
    ...plannedLetters.slice(0, 6).map((one) => pageRequest(urls, one)),
    ...(await Promise.all(plannedLetters.slice(6, 8).map((one) => favouriteRequest(urls, one)))),
    { ...(await draftRequest(urls, plannedLetters.slice(0, 8))), pauseMs: 400 },
    matchRequest(urls, temporaryToken),
    { ...uploadRequest(urls, pdf), pauseMs: 500 },
  ])
  const violations: string[] = []
  const slowRequests: string[] = ['slow upload', 'slow match stream', 'letter']
  for (let round = 0; round < rounds; round++) {
    const instance = instances[round % 2]!
    const letters = plannedLetters.slice(round * LETTERS_PER_ROUND, (round + 1) * LETTERS_PER_ROUND)
    const countBefore = traffic.results.length
    const { requestsInProgress, stopMs, exit } = await stopRound({
      urls,
      traffic,
      instance,
      letters,
      pdf,
      temporaryToken,
    })
    const results = traffic.results.slice(countBefore)
    const failed = results.filter(({ error }) => error)
    console.log(
      `round ${round + 1}: ${exit} ${stopMs} ms after SIGTERM with ${requestsInProgress} requests in progress; ${results.length} requests, ${failed.length} failed`,
    )
    for (const { name, error } of failed) console.log(`  ${name}: ${error!.slice(0, 200)}`)
    if (!exit.endsWith('(exit code 0)')) violations.push(`${exit} in round ${round + 1}.`)
  }
  await traffic.stop()
  const countFailed = (results: readonly RequestResult[]) => results.filter(({ error }) => error).length
  for (const [name, all] of Object.entries(Object.groupBy(traffic.results, (result) => result.name))) {
    const failed = countFailed(all!)
    console.log(`${String(all!.length).padStart(7)}  ${name}, ${failed} failed`)
    if (failed > 0 && slowRequests.includes(name))
      violations.push(`${failed} of ${all!.length} (${name}) were in progress and not completed.`)
  }
  const failed = countFailed(traffic.results)
  const share = failed / traffic.results.length
  console.log(`${traffic.results.length} requests, ${failed} failed: ${(share * 100).toFixed(3)} %`)
  if (share > MAX_FAILED_SHARE) violations.push('More than 0.1 % of the requests failed.')
  const sent = plannedLetters.slice(0, rounds * LETTERS_PER_ROUND)
  await waitForOutcomes(cluster.dataDir)
  const { errors: letterErrors } = await compareLetters(urls, new Map(sent.map((one) => [one, ['sent']])))
  console.log(`${sent.length} letters sent, ${letterErrors.length} of them not delivered exactly once`)
  return [...violations, ...letterErrors]
})
