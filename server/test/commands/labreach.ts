import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/commands/main.ts', import.meta.url))

type CommandResult = { exitCode: number; out: string; errors: string }

/** Runs the operator's real program in its own process. `input`: what is typed. */
export function runLabreach(words: string[], environment: Record<string, string>, input = ''): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [main, ...words],
      { env: { ...process.env, ...environment } },
      (_, out, errors) => resolve({ exitCode: child.exitCode ?? -1, out, errors }),
    )
    // A program that reads nothing may have ended.
    child.stdin!.on('error', () => undefined).end(input)
  })
}
