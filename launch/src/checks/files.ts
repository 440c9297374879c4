import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, without a trailing slash. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '')

/** Every workspace that holds source files. */
export const workspaces = ['contract', 'server', 'web', 'sandbox', 'launch', 'e2e', 'resilience', 'bench']

/** What the repository never tracks (.gitignore), by folder name. */
const untracked = new Set(['node_modules', '.git', 'dist', 'data', 'test-results', 'screens'])

/**
 * Paths of all files of the repository, relative to it and sorted, with what a build or a run left behind set aside. Read
 * from the disk and not asked of git, which refuses to answer a user who does not own the clone.
 */
export async function repositoryFiles(folder = root): Promise<string[]> {
  const found: string[] = []
  const walk = async (at: string): Promise<void> => {
    const entries = await readdir(at, { withFileTypes: true })
    for (const entry of entries)
      if (entry.isFile() && !entry.name.endsWith('.log')) found.push(relative(folder, join(at, entry.name)))
    const folders = entries.filter((entry) => entry.isDirectory() && !untracked.has(entry.name))
    await Promise.all(folders.map((entry) => walk(join(at, entry.name))))
  }
  await walk(folder)
  return found.toSorted()
}

/** The TypeScript and JavaScript among them that a room holds: what the architecture check must have read. */
export function sourceFiles(files: readonly string[]): string[] {
  return files.filter((file) => workspaces.includes(file.split('/')[0] ?? '') && /\.(ts|tsx|mjs)$/.test(file))
}
