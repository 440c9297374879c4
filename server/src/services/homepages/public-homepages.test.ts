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

/** A web server on one of this machine's loopback addresses, and the requests that it received. */
async function aServer(handle: RequestListener, host = '127.0.0.1', port = 0) {
  const requests: { url: string; headers: NodeJS.Dict<string | string[]> }[] = []
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers })
    handle(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return { port: (server.address() as AddressInfo).port, requests }
}

const respondWithHtml =
  (text: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=b' }).end(text)

/** Homepages with this machine's first loopback address as the only public address. */
const createLocalHomepages = (resolve = async (_host: string) => ['127.0.0.1']) =>
  createHomepages({ resolve, isPublic: (address) => address === '127.0.0.1', timeoutMs: 500 })

const readOutcome = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof HomepageFailure ? error.kind : error),
  )

test('reads a page by its name, without cookies or credentials', async () => {
  const { port, requests } = await aServer(respondWithHtml('<p>ada@example.edu'))
  const url = `http://ana:secret@people.example.edu:${port}/~ada?x=1`
  const page = await createLocalHomepages().read(url)
  expect(page).toEqual({ url: `http://people.example.edu:${port}/~ada?x=1`, html: '<p>ada@example.edu' })
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ url: '/~ada?x=1', headers: { host: `people.example.edu:${port}` } })
  expect(requests[0]!.headers).not.toHaveProperty('cookie')
  expect(requests[0]!.headers).not.toHaveProperty('authorization')
})

test('sends no request to a host with any address that is not public', async () => {
  const { port, requests } = await aServer(respondWithHtml(''))
  const url = `http://people.example.edu:${port}/`
  for (const addresses of [
    ['127.0.0.1'],
    ['171.64.64.64', '127.0.0.1'],
    ['::1'],
    ['10.0.0.1'],
    ['::ffff:127.0.0.1'],
    [],
  ])
    expect(await readOutcome(createHomepages({ resolve: async () => addresses }).read(url))).toBe('refused')
  expect(requests).toEqual([])
})

test('sends no request to an IP address that is not public, in any notation', async () => {
  const { port, requests } = await aServer(respondWithHtml(''))
  for (const host of [
    '127.0.0.1',
    '[::1]',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
  ])
    expect([host, await readOutcome(createHomepages().read(`http://${host}:${port}/`))]).toEqual([host, 'refused'])
  expect(requests).toEqual([])
})

test.each(['ftp://example.edu/', 'file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,a', 'example.edu', ''])(
  'refuses %j',
  async (url) => expect(await readOutcome(createLocalHomepages().read(url))).toBe('refused'),
)

test('connects to the checked address, even if the name resolves differently later', async () => {
  const { port } = await aServer(respondWithHtml('checked'))
  const inside = await aServer(respondWithHtml('inside'), '127.0.0.2', port)
  let lookups = 0
  const homepages = createLocalHomepages(async () => [lookups++ === 0 ? '127.0.0.1' : '127.0.0.2'])
  expect((await homepages.read(`http://rebinding.example:${port}/`)).html).toBe('checked')
  expect([lookups, inside.requests.length]).toEqual([1, 0])
})

test('follows three redirects, but no fourth', async () => {
  const { port, requests } = await aServer((request, response) => {
    const left = Number(request.url?.slice(1))
    if (left === 0) respondWithHtml('there')(request, response)
    else response.writeHead(302, { location: `/${left - 1}` }).end()
  })
  const page = await createLocalHomepages().read(`http://example.edu:${port}/3`)
  expect(page).toEqual({ url: `http://example.edu:${port}/0`, html: 'there' })
  expect(await readOutcome(createLocalHomepages().read(`http://example.edu:${port}/4`))).toBe('refused')
  expect(requests.map(({ url }) => url)).toEqual(['/3', '/2', '/1', '/0', '/4', '/3', '/2', '/1'])
})

test('follows no redirect to a network that is not public, or to another protocol', async () => {
  const inside = await aServer(respondWithHtml('inside'), '127.0.0.2')
  const targets = [
    `http://127.0.0.2:${inside.port}/`,
    `http://inside.example:${inside.port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/',
  ]
  for (const location of targets) {
    const { port } = await aServer((_, response) => response.writeHead(301, { location }).end())
    const homepages = createLocalHomepages(async (host) => [host.startsWith('inside') ? '127.0.0.2' : '127.0.0.1'])
    expect([location, await readOutcome(homepages.read(`http://example.edu:${port}/`))]).toEqual([location, 'refused'])
  }
  expect(inside.requests).toEqual([])
})

test('reads only uncompressed HTML with status 200', async () => {
  for (const [status, headers] of [
    [200, { 'content-type': 'application/pdf' }],
    [200, { 'content-type': 'image/png' }],
    [200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }],
    [200, {}],
    [404, { 'content-type': 'text/html' }],
  ] as const) {
    const { port } = await aServer((_, response) => response.writeHead(status, headers).end('ada@example.edu'))
    expect(await readOutcome(createLocalHomepages().read(`http://example.edu:${port}/`))).toBe('refused')
  }
})

test('reads the first megabyte and closes the connection', async () => {
  const { port } = await aServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const more = () => {
      while (response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  })
  expect((await createLocalHomepages().read(`http://example.edu:${port}/`)).html).toHaveLength(1024 * 1024)
})

test('has a timeout for name servers, headers and body', async () => {
  const silent = await aServer(() => undefined)
  const slow = await aServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<p>')
  })
  const readings = [
    createLocalHomepages(() => new Promise(() => undefined)).read('http://example.edu/'),
    createLocalHomepages().read(`http://example.edu:${silent.port}/`),
    createLocalHomepages().read(`http://example.edu:${slow.port}/`),
  ]
  expect(await Promise.all(readings.map(readOutcome))).toEqual(['unreachable', 'unreachable', 'unreachable'])
})

test('a server error and a closed port are unreachable, not refused', async () => {
  const broken = await aServer((_, response) => response.writeHead(503).end())
  expect(await readOutcome(createLocalHomepages().read(`http://example.edu:${broken.port}/`))).toBe('unreachable')
  const [server] = servers.splice(0)
  await new Promise((resolve) => server!.close(resolve))
  expect(await readOutcome(createLocalHomepages().read(`http://example.edu:${broken.port}/`))).toBe('unreachable')
})

test('sends one request without following a redirect, which the caller may check', async () => {
  const { port, requests } = await aServer((_, response) => response.writeHead(302, { location: '/new' }).end())
  const url = `http://people.example.edu:${port}/old`
  expect(await createLocalHomepages().request(url)).toEqual({ movedTo: `http://people.example.edu:${port}/new` })
  expect(requests).toHaveLength(1)
  expect(await readOutcome(createHomepages({ resolve: async () => ['10.0.0.1'] }).request(url))).toBe('refused')
  expect(requests).toHaveLength(1)
})

test.each([
  [200, 'User-agent: *'],
  [404, ''],
  [403, ''],
  [429, 'unreachable'],
  [503, 'unreachable'],
])('a robots.txt with the status %d is %j', async (status, expected) => {
  const { port, requests } = await aServer((_, response) => response.writeHead(status).end('User-agent: *'))
  const reading = createLocalHomepages().readRobots(`http://people.example.edu:${port}/~ada`)
  const text = await reading.catch((error: unknown) => (error instanceof HomepageFailure ? error.kind : error))
  expect([text, requests[0]!.url]).toEqual([expected, '/robots.txt'])
})
