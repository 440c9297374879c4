import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fixedFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './errors.ts'
import { translateError } from './translate-error.ts'

type Site = { publicUrl: string; supportEmail: string; notice: { text: string; url: string | null } | null }

/** What is built without knowing where it will stand, and under which address it is read. */
const addressed = [
  { path: '/', file: 'home.html', type: 'text/html; charset=utf-8' },
  { path: '/robots.txt', file: 'robots.txt', type: 'text/plain; charset=utf-8' },
  { path: '/sitemap.xml', file: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
] as const

/**
 * The built website: hashed files for ever, compressed by the build; the first page; and for every other address that is
 * not a call, the product's one page. Without a folder there is none of it.
 */
export async function website(app: FastifyInstance, folder: string | null, site: Site): Promise<void> {
  if (folder) {
    await app.register(fixedFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      // The manifests of the build, and what is answered under another address.
      allowedPath: (path) => !path.startsWith('/.') && path !== '/home.html',
      setHeaders: (reply, path) => {
        const forever = /[\\/]assets[\\/]/.test(path)
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    for (const { path, file, type } of addressed)
      if (existsSync(join(folder, file))) answerWith(app, path, type, addressedTo(site, join(folder, file)))
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|auth|assets)\//.test(request.url)
    if (!folder || !isPage) return translateError(notFound(), request, reply)
    return reply.sendFile('index.html')
  })
}

/** The built text with this deployment's addresses in the place of the example's, and its notice. */
function addressedTo({ publicUrl, supportEmail, notice }: Site, file: string): Buffer {
  const text = readFileSync(file, 'utf8')
    .replaceAll('support@labreach.example', escaped(supportEmail))
    .replaceAll('https://labreach.example', escaped(publicUrl))
    .replace('<!--notice-->', () => (notice ? noticeOf(notice) : ''))
  return Buffer.from(text)
}

const noticeOf = ({ text, url }: NonNullable<Site['notice']>): string =>
  url ? `<a href="${escaped(url)}">${escaped(text)}</a>` : escaped(text)

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)

/** Answers GET and HEAD with one text, compressed once. A browser that has it is told so. */
function answerWith(app: FastifyInstance, path: string, type: string, text: Buffer): void {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  const compressed = { br: brotliCompressSync(text), gzip: gzipSync(text) }
  app.get(path, (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type(type).send(encoding ? compressed[encoding] : text)
  })
}
