import { findFreePort, findPortProblem } from './port.ts'
import { Problem } from './problem.ts'

const loopback = ['127.0.0.1', 'localhost', '::1']

/** Whether the sandbox replaces the external services: always, unless SANDBOX=off. */
export function hasSandbox(env: NodeJS.ProcessEnv): boolean {
  return env.SANDBOX !== 'off'
}

/**
 * The host and port on which the product listens, and its URL for browsers (PUBLIC_URL). `requestedPort` 0: any free
 * port. Throws a Problem if the port is not available, or if HOST would open the sandbox to other machines.
 */
export async function findProductAddress(
  env: NodeJS.ProcessEnv,
  requestedPort: number,
): Promise<{ host: string; port: number; url: string }> {
  const host = env.HOST || '127.0.0.1'
  if (hasSandbox(env) && !loopback.includes(host)) {
    throw new Problem(
      `HOST is ${host}, but with the sandbox Labreach listens on this machine only. Remove HOST, or set SANDBOX=off and configure the real services.`,
    )
  }
  const port = requestedPort || (await findFreePort())
  const problem = await findPortProblem(port, host)
  if (problem) {
    const alternative = port < 1024 || port === 65_535 ? 3000 : port + 1
    throw new Problem(`Port ${port} ${problem}. Choose another one: npm start -- --port ${alternative}`)
  }
  return { host, port, url: env.PUBLIC_URL || `http://localhost:${port}` }
}
