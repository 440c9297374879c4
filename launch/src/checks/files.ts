import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, without a trailing slash. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '')

/** All workspaces. */
export const workspaces = ['contract', 'server', 'web', 'sandbox', 'launch', 'e2e', 'resilience', 'bench']

/** Folder names in .gitignore, and .git. */
const ignoredFolders = new Set(['node_modules', '.git', 'dist', 'data', 'test-results', 'screens'])

/**
 * Sorted paths of all files of the repository, relative to it, without generated files. Reads the disk instead of git,
 * which refuses to work for a user who does not own the clone.
 */
export async function listRepositoryFiles(folder = root): Promise<string[]> {
  const files: string[] = []
  const visit = async (at: string): Promise<void> => {
    const entries = await readdir(at, { withFileTypes: true })
    for (const entry of entries)
      if (entry.isFile() && !entry.name.endsWith('.log')) files.push(relative(folder, join(at, entry.name)))
    const folders = entries.filter((entry) => entry.isDirectory() && !ignoredFolders.has(entry.name))
    await Promise.all(folders.map((entry) => visit(join(at, entry.name))))
  }
  await visit(folder)
  return files.toSorted()
}

/** The TypeScript and JavaScript files of the workspaces: the files that the architecture check must read. */
export function selectSourceFiles(files: readonly string[]): string[] {
  return files.filter((file) => workspaces.includes(file.split('/')[0] ?? '') && /\.(ts|tsx|mjs)$/.test(file))
}
