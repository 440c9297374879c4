import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:shell'

/**
 * The module `virtual:shell` for the service worker: the built files that open each page without a network. The worker
 * is therefore built last. Not among them: texts for search engines, pictures for other sites, fonts of other scripts
 * and fonts in the older format. The browser loads those when it needs them.
 */
const isShell = (file: string) =>
  /^(?:index\.html|home\.html|site\.webmanifest|without-script\.css|apple-touch-icon\.png|icon[\w-]*\.(?:png|svg))$/.test(
    file,
  ) ||
  /^assets\/[^/]+\.(?:js|css)$/.test(file) ||
  /^assets\/[^/]+-latin-(?:wght|\d+)-normal-[\w-]{8}\.woff2$/.test(file)

/** Lists the shell in a folder. The names of assets contain their hash; the revision of the others is theirs. */
export async function listShell(dist: string): Promise<{ url: string; revision: string | null }[]> {
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/')).filter(isShell)
  const entries = files.map(async (file) => {
    // The server sends the landing page at `/`.
    const url = file === 'home.html' ? '/' : `/${file}`
    return { url, revision: file.startsWith('assets/') ? null : await hash(join(dist, file)) }
  })
  return (await Promise.all(entries)).toSorted((a, b) => a.url.localeCompare(b.url))
}

const hash = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)

export function shellFiles(): Plugin {
  let dist = ''
  return {
    name: 'shell',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      if (!existsSync(join(dist, 'index.html'))) throw new Error('The service worker is built before the pages.')
      return `export const shell = ${JSON.stringify(await listShell(dist))}`
    },
  }
}
