import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveWebsite } from './website.ts'

const home =
  '<aside><!--notice--></aside><link rel="canonical" href="https://labreach.example/"><a href="mailto:support@labreach.example">'
const site = {
  publicUrl: 'https://labreach.test',
  supportEmail: 'help@labreach.test',
  notice: { text: 'Closed on <Friday> & Saturday', url: 'https://status.test/?a="b"' },
}
let folder = ''
let app: FastifyInstance

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'labreach-website-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  const files = {
    'home.html': home,
    'index.html': '<template><!--notice--></template>the product',
    'robots.txt': 'Sitemap: https://labreach.example/sitemap.xml',
    'assets/app-1a2b.js': 'export {}',
    'assets/app-1a2b.js.br': 'compressed by the build',
    '.vite/app.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  app = Fastify()
  await serveWebsite(app, folder, site)
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('the home page contains this deployment’s URL, mail address and notice, escaped [LANDING-18]', async () => {
  const { statusCode, body, headers } = await get('/')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toBe(
    '<aside><a href="https://status.test/?a=&#34;b&#34;">Closed on &#60;Friday&#62; &#38; Saturday</a></aside>' +
      '<link rel="canonical" href="https://labreach.test/"><a href="mailto:help@labreach.test">',
  )
  expect((await get('/robots.txt')).body).toBe('Sitemap: https://labreach.test/sitemap.xml')
})

test('the home page is compressed as the browser accepts it, and a conditional request gets a 304', async () => {
  const plain = await get('/')
  const br = await get('/', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
  const again = await get('/', { 'if-none-match': String(plain.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('assets are sent as the build compressed them, and cached for a year', async () => {
  const { body, headers } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
  expect(body).toBe('compressed by the build')
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
  expect((await get('/assets/app-1a2b.js')).body).toBe('export {}')
})

test.each(['/browse', '/index.html', '/home.html', '/.vite/app.json'])(
  '%s serves index.html, which routes in the browser, with the notice [LANDING-18]',
  async (path) => {
    const { body, headers } = await get(path)
    expect(body).toMatch(/^<template><a href="[^"]+">Closed on &#60;Friday&#62;.*<\/template>the product$/)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  },
)

test('the service worker of the build is looked up at each visit [OFFLINE-2]', async () => {
  await writeFile(join(folder, 'worker.js'), 'the worker')
  const { body, headers } = await get('/worker.js')
  expect(body).toBe('the worker')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringContaining('javascript') })
})

test('a build without a service worker removes that of an earlier build [OFFLINE-4]', async () => {
  const { statusCode, body, headers } = await get('/worker.js')
  expect(statusCode).toBe(200)
  expect(body).toContain('registration.unregister()')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
})
