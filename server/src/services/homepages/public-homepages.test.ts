import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { HomepageFailure } from './homepages.ts'
import { createHomepages } from './public-homepages.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A web server on one of this machine's loopback addresses; what it was asked is written down. */
async function aServer(answer: RequestListener, host = '127.0.0.1', port = 0) {
  const asked: { url: string; headers: NodeJS.Dict<string | string[]> }[] = []
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return { port: (server.address() as AddressInfo).port, asked }
}

const html =
  (text: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=b' }).end(text)

/** Reads with this machine's first loopback address in the place of the internet. */
const here = (resolve = async (_host: string) => ['127.0.0.1']) =>
  createHomepages({ resolve, isPublic: (address) => address === '127.0.0.1', patienceMs: 500 })

const kind = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof HomepageFailure ? error.kind : error),
  )

test('reads a page as a stranger would: by its name, without cookies or credentials', async () => {
  const { port, asked } = await aServer(html('<p>ada@example.edu'))
  const url = `http://ana:secret@people.example.edu:${port}/~ada?x=1`
  const page = await here().read(url)
  expect(page).toEqual({ url: `http://people.example.edu:${port}/~ada?x=1`, html: '<p>ada@example.edu' })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ url: '/~ada?x=1', headers: { host: `people.example.edu:${port}` } })
  expect(asked[0]!.headers).not.toHaveProperty('cookie')
  expect(asked[0]!.headers).not.toHaveProperty('authorization')
})

test('asks nobody whose name leads, even in part, to an address that is not public', async () => {
  const { port, asked } = await aServer(html(''))
  const url = `http://people.example.edu:${port}/`
  for (const addresses of [
    ['127.0.0.1'],
    ['171.64.64.64', '127.0.0.1'],
    ['::1'],
    ['10.0.0.1'],
    ['::ffff:127.0.0.1'],
    [],
  ])
    expect(await kind(createHomepages({ resolve: async () => addresses }).read(url))).toBe('refused')
  expect(asked).toEqual([])
})

test('asks no address that is written out and not public, however it is written', async () => {
  const { port, asked } = await aServer(html(''))
  for (const host of [
    '127.0.0.1',
    '[::1]',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
  ])
    expect([host, await kind(createHomepages().read(`http://${host}:${port}/`))]).toEqual([host, 'refused'])
  expect(asked).toEqual([])
})

test.each(['ftp://example.edu/', 'file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,a', 'example.edu', ''])(
  'reads nothing at %j',
  async (url) => expect(await kind(here().read(url))).toBe('refused'),
)

test('connects to the address that was checked, whatever the name leads to a moment later', async () => {
  const { port } = await aServer(html('checked'))
  const inside = await aServer(html('inside'), '127.0.0.2', port)
  let times = 0
  const homepages = here(async () => [times++ === 0 ? '127.0.0.1' : '127.0.0.2'])
  expect((await homepages.read(`http://rebinding.example:${port}/`)).html).toBe('checked')
  expect([times, inside.asked.length]).toEqual([1, 0])
})

test('follows three redirects, each checked anew, and no fourth', async () => {
  const { port, asked } = await aServer((request, response) => {
    const left = Number(request.url?.slice(1))
    if (left === 0) html('there')(request, response)
    else response.writeHead(302, { location: `/${left - 1}` }).end()
  })
  const page = await here().read(`http://example.edu:${port}/3`)
  expect(page).toEqual({ url: `http://example.edu:${port}/0`, html: 'there' })
  expect(await kind(here().read(`http://example.edu:${port}/4`))).toBe('refused')
  expect(asked.map(({ url }) => url)).toEqual(['/3', '/2', '/1', '/0', '/4', '/3', '/2', '/1'])
})

test('follows no redirect into a network that is not public, nor to another protocol', async () => {
  const inside = await aServer(html('inside'), '127.0.0.2')
  const targets = [
    `http://127.0.0.2:${inside.port}/`,
    `http://inside.example:${inside.port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/',
  ]
  for (const location of targets) {
    const { port } = await aServer((_, response) => response.writeHead(301, { location }).end())
    const homepages = here(async (host) => [host.startsWith('inside') ? '127.0.0.2' : '127.0.0.1'])
    expect([location, await kind(homepages.read(`http://example.edu:${port}/`))]).toEqual([location, 'refused'])
  }
  expect(inside.asked).toEqual([])
})

test('reads HTML alone, as it is', async () => {
  for (const [status, headers] of [
    [200, { 'content-type': 'application/pdf' }],
    [200, { 'content-type': 'image/png' }],
    [200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }],
    [200, {}],
    [404, { 'content-type': 'text/html' }],
  ] as const) {
    const { port } = await aServer((_, response) => response.writeHead(status, headers).end('ada@example.edu'))
    expect(await kind(here().read(`http://example.edu:${port}/`))).toBe('refused')
  }
})

test('keeps the first megabyte and hangs up', async () => {
  const { port } = await aServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const more = () => {
      while (response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  })
  expect((await here().read(`http://example.edu:${port}/`)).html).toHaveLength(1024 * 1024)
})

test('waits for nobody longer than it may: name servers, head or body', async () => {
  const silent = await aServer(() => undefined)
  const slow = await aServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<p>')
  })
  const readings = [
    here(() => new Promise(() => undefined)).read('http://example.edu/'),
    here().read(`http://example.edu:${silent.port}/`),
    here().read(`http://example.edu:${slow.port}/`),
  ]
  expect(await Promise.all(readings.map(kind))).toEqual(['unreachable', 'unreachable', 'unreachable'])
})

test('tells a page in trouble from one that is not there', async () => {
  const broken = await aServer((_, response) => response.writeHead(503).end())
  expect(await kind(here().read(`http://example.edu:${broken.port}/`))).toBe('unreachable')
  const [gone] = servers.splice(0)
  await new Promise((resolve) => gone!.close(resolve))
  expect(await kind(here().read(`http://example.edu:${broken.port}/`))).toBe('unreachable')
})
