import { freePort, obstacleTo } from './port.ts'
import { Problem } from './problem.ts'

const loopback = ['127.0.0.1', 'localhost', '::1']

/** Whether the sandbox plays the outside world: it does unless SANDBOX=off. */
export function hasSandbox(env: NodeJS.ProcessEnv): boolean {
  return env.SANDBOX !== 'off'
}

/**
 * Where the product shall listen and how a browser gets there (PUBLIC_URL). `wanted` 0: any free port. A Problem says that
 * the port cannot be had, or that a sandbox would be open to others.
 */
export async function productAddress(
  env: NodeJS.ProcessEnv,
  wanted: number,
): Promise<{ host: string; port: number; url: string }> {
  const host = env.HOST || '127.0.0.1'
  if (hasSandbox(env) && !loopback.includes(host)) {
    throw new Problem(
      `HOST is ${host}, but while the sandbox plays Google and the others, Labreach stays on this machine. Leave HOST out, or set SANDBOX=off and name the real services.`,
    )
  }
  const port = wanted || (await freePort())
  const obstacle = await obstacleTo(port, host)
  if (obstacle) {
    const another = port < 1024 || port === 65_535 ? 3000 : port + 1
    throw new Problem(`Port ${port} ${obstacle}. Choose another one: npm start -- --port ${another}`)
  }
  return { host, port, url: env.PUBLIC_URL || `http://localhost:${port}` }
}
