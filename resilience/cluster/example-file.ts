import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from '@labreach/launch/postgres/account'

const deploy = join(import.meta.dirname, '../../deploy')

/**
 * Writes a file of deploy/ to `path` (0600, the account's) with its <words in brackets> filled in, outside of comments.
 * Throws where one is not filled, or a value is not used: then the example says something else than what is tried.
 */
export function fillExample(
  name: string,
  path: string,
  account: Account,
  values: Record<string, string | number>,
): void {
  const used = new Set<string>()
  const lines = readFileSync(join(deploy, name), 'utf8').split('\n')
  const filled = lines.map((line) =>
    /^\s*[#;]/.test(line)
      ? line
      : line.replace(/<([a-z-]+)>/g, (_, word: string) => {
          if (values[word] === undefined) throw new Error(`deploy/${name} asks for <${word}>.`)
          used.add(word)
          return String(values[word])
        }),
  )
  const unused = Object.keys(values).filter((word) => !used.has(word))
  if (unused.length > 0) throw new Error(`deploy/${name} does not ask for ${unused.join(', ')}.`)
  writeFileSync(path, filled.join('\n'), { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid)
}
