import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request as sendRequest } from 'node:http'
import { join } from 'node:path'
import type { Result } from './check.ts'

// A running server examines itself: only it knows its settings, and what it can reach. It answers on a socket file in the data
// folder of `npm start`, which only the server's user can open, so that no setting is written anywhere and no port is opened.

/** The longest path of a socket file, in bytes, on Linux and macOS. */
const MAX_PATH = 103

/** Each check has ten seconds. */
const ANSWER_MS = 30_000

const getSocketPath = (folder: string): string => join(folder, 'doctor.sock')

/** Answers `labreach doctor` until `close`. Throws if the path is too long. */
export async function answerDoctor(
  folder: string,
  examine: () => Promise<Result[]>,
): Promise<{ close: () => Promise<void> }> {
  const path = getSocketPath(folder)
  if (Buffer.byteLength(path) > MAX_PATH) throw new Error(`The path ${path} is too long for a socket file.`)
  // Left by a killed process. The launcher lets only one process use a data folder.
  await rm(path, { force: true })
  let running: Promise<Result[]> | undefined
  const server = createServer((_, response) => {
    running ??= examine().finally(() => (running = undefined))
    running.then(
      (results) => response.setHeader('content-type', 'application/json').end(JSON.stringify(results)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
  // The file is made by this call, before which nobody else must be able to open it.
  const umask = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(umask)
  }
  await once(server, 'listening')
  await chmod(path, 0o600)
  return {
    async close() {
      server.close()
      server.closeAllConnections()
      await rm(path, { force: true })
    },
  }
}

type Answer = { state: 'examined'; results: Result[] } | { state: 'absent' } | { state: 'silent'; reason: string }

/** Lets the server of a data folder examine itself. */
export function askRunningServer(folder: string, timeoutMs = ANSWER_MS): Promise<Answer> {
  return new Promise((resolve) => {
    const request = sendRequest({ socketPath: getSocketPath(folder), path: '/', timeout: timeoutMs }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if (response.statusCode === 200) resolve({ state: 'examined', results: JSON.parse(text) as Result[] })
        else resolve({ state: 'silent', reason: text })
      })
    })
    request.on('timeout', () => request.destroy(new Error(`no response within ${timeoutMs / 1_000} s`)))
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isAbsent = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(error.code ?? '')
      resolve(isAbsent ? { state: 'absent' } : { state: 'silent', reason: error.message })
    })
    request.end()
  })
}
