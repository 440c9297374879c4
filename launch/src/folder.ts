import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a private folder (and its parents) unless it is there. Root's may be walked through but not listed (0711), since
 * the account that PostgreSQL runs under must get to its files below; every secret in it is 0600 of its own.
 */
export function privateFolder(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  // Not recursive: that one hides why a read-only place refuses, and turns in circles where the kernel makes the folders.
  if (!existsSync(path)) mkdirSync(path, { mode: 0o700 })
  if (process.getuid?.() === 0 && readdirSync(path).length === 0) chmodSync(path, 0o711)
  return path
}
