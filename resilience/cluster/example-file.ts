import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SystemUser } from '@labreach/launch/postgres/system-user'

const deploy = join(import.meta.dirname, '../../deploy')

/**
 * Copies a file of deploy/ to `path` (mode 0600, owned by the system user) and replaces the <placeholders> outside of
 * comments. Throws for a placeholder without a value and for an unused value: the cluster must test the file as it is.
 */
export function fillExample(
  name: string,
  path: string,
  systemUser: SystemUser,
  values: Record<string, string | number>,
): void {
  const usedNames = new Set<string>()
  const lines = readFileSync(join(deploy, name), 'utf8').split('\n')
  const filledLines = lines.map((line) =>
    /^\s*[#;]/.test(line)
      ? line
      : line.replace(/<([a-z-]+)>/g, (_, placeholder: string) => {
          if (values[placeholder] === undefined) throw new Error(`deploy/${name}: no value for <${placeholder}>.`)
          usedNames.add(placeholder)
          return String(values[placeholder])
        }),
  )
  const unused = Object.keys(values).filter((placeholder) => !usedNames.has(placeholder))
  if (unused.length > 0) throw new Error(`deploy/${name} has no placeholder for ${unused.join(', ')}.`)
  writeFileSync(path, filledLines.join('\n'), { mode: 0o600 })
  if (systemUser.uid !== undefined && systemUser.gid !== undefined) chownSync(path, systemUser.uid, systemUser.gid)
}
