import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fixedFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from './errors.ts'
import { translateError } from './translate-error.ts'

type Site = { publicUrl: string; supportEmail: string; notice: { text: string; url: string | null } | null }

const html = 'text/html; charset=utf-8'

/** Files of the build that the deployment fills (`fillDeployment`), with the paths of their calls. */
const deploymentFiles = [
  { path: '/', file: 'home.html', type: html },
  { path: '/index.html', file: 'index.html', type: html },
  { path: '/robots.txt', file: 'robots.txt', type: 'text/plain; charset=utf-8' },
  { path: '/sitemap.xml', file: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
] as const

/**
 * Serves the built website: assets with a hash in their name (cached for a year, compressed by the build), the home
 * page, and index.html at every other path that is not a call. Without a folder every path but the calls is a 404.
 */
export async function serveWebsite(app: FastifyInstance, folder: string | null, site: Site): Promise<void> {
  if (folder) {
    await app.register(fixedFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      // Not the manifests of the build, nor the pages that the deployment fills.
      allowedPath: (path) => !path.startsWith('/.') && path !== '/home.html' && path !== '/index.html',
      setHeaders: (reply, path) => {
        const isHashed = /[\\/]assets[\\/]/.test(path)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    for (const { path, file, type } of deploymentFiles)
      if (existsSync(join(folder, file))) app.get(path, textHandler(type, fillDeployment(site, join(folder, file))))
  }
  const sendIndex = folder && textHandler(html, fillDeployment(site, join(folder, 'index.html')))
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|auth|assets)\//.test(request.url)
    if (folder && isPage && isWorker(request.url)) return sendWorkerRemoval(reply)
    if (!sendIndex || !isPage) return translateError(notFound(), request, reply)
    // The page of a private link: a leaked address must not be found by a search engine.
    if (isMentorPage(request.url)) reply.header('x-robots-tag', 'noindex, nofollow')
    return sendIndex(request, reply)
  })
}

const isMentorPage = (url: string): boolean => /^\/mentor\/?(?:\?|$)/.test(url)

const isWorker = (url: string): boolean => url.split('?', 1)[0] === '/worker.js'

/**
 * Removes the service worker of an earlier build, and the files that it stored, from a browser. Sent if the build has
 * no worker: a browser keeps its worker after a 404 or a page in place of the script.
 */
const workerRemoval = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`

const sendWorkerRemoval = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(workerRemoval)

/** Replaces the example's URL and mail address with this deployment's, and inserts its notice. */
function fillDeployment({ publicUrl, supportEmail, notice }: Site, file: string): Buffer {
  const text = readFileSync(file, 'utf8')
    .replaceAll('support@labreach.example', escapeHtml(supportEmail))
    .replaceAll('https://labreach.example', escapeHtml(publicUrl))
    .replace('<!--notice-->', () => (notice ? renderNotice(notice) : ''))
  return Buffer.from(text)
}

const renderNotice = ({ text, url }: NonNullable<Site['notice']>): string =>
  url ? `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>` : escapeHtml(text)

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)

/** Answers GET and HEAD with a text, compressed once at the start, with an ETag. */
function textHandler(type: string, text: Buffer) {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  const compressed = { br: brotliCompressSync(text), gzip: gzipSync(text) }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type(type).send(encoding ? compressed[encoding] : text)
  }
}
