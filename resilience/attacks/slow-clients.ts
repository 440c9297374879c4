import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newNetwork, createUpload } from './http-client.ts'
import type { Attack } from './attack.ts'
import { createStudent, login, requireSuccess, upload } from './students.ts'
import { incompleteBody, createIncompleteUpload, formatStatuses, openConnections } from './sockets.ts'

const SETTLE_MS = 3_000

const uploadAttacks: Attack[] = [true, false].map((hasFile) => ({
  finding: 4,
  name: `40 incomplete uploads of one network${hasFile ? '' : ', with no byte of the file'}`,
  async run(target) {
    const connections = openConnections(target.url, 40, createIncompleteUpload(hasFile), {
      from: [newNetwork()],
      reads: true,
    })
    await sleep(SETTLE_MS)
    const pending = connections.pending()
    const other = await upload(target, newNetwork())
    connections.close()
    return {
      isBlocked: pending <= 20 && other.resume_url !== '',
      details: `${pending} accepted (${formatStatuses(connections.statuses)}); another network can upload`,
    }
  },
}))

const downloadAttack: Attack = {
  finding: 4,
  name: '30 downloads of a 9.8 MB resume by one network that does not read them',
  async run(target) {
    const large = Buffer.concat([target.pdf, randomBytes(9_800_000 - target.pdf.length)])
    const call = { ...createUpload(large), from: newNetwork() }
    const { body } = requireSuccess(await target.send('/api/resume/', call), 'the large upload')
    const link = new URL(body.resume_url as string)
    const request = `GET ${link.pathname}${link.search} HTTP/1.1\r\nHost: x\r\n\r\n`
    const connections = openConnections(target.url, 30, request, { from: [newNetwork()], reads: false })
    await sleep(SETTLE_MS)
    const accepted = connections.statuses.get(200) ?? 0
    const other = await target.send(link.pathname + link.search, { from: newNetwork() })
    connections.close()
    return {
      isBlocked: accepted <= 10 && other.status === 200,
      details: `${accepted} accepted (${formatStatuses(connections.statuses)}); another network: ${other.status}`,
    }
  },
}

/** Incomplete bodies, while other clients browse, sign in, opt out and pay. */
const bodyAttacks: Attack[] = [
  { count: 300, networks: 1, path: '/api/auth/register/' },
  { count: 1_010, networks: 5, path: '/api/auth/register/' },
  { count: 400, networks: 2, path: '/api/auth/login/', long: true },
  { count: 400, networks: 2, path: '/api/professors/optout/link/?professor=1&signature=none', long: true },
].map(({ count, networks, path, long }) => ({
  finding: 5,
  ...(long && { long }),
  name: `${count} incomplete bodies of ${networks} networks to ${path.split('?')[0]}`,
  async run(target) {
    const student = await createStudent(target)
    const from = Array.from({ length: networks }, newNetwork)
    const connections = openConnections(target.url, count, incompleteBody(path), { from, reads: true })
    await sleep(SETTLE_MS)
    const pending = connections.pending()
    const [browse, signIn, link, webhook] = await Promise.all([
      target.send('/api/professors/page', { token: student.token, from: student.network }),
      login(target, student),
      target.send('/api/professors/optout/link/?professor=1&signature=none', { method: 'POST', from: newNetwork() }),
      target.send('/api/stripe/webhook/', { body: {}, from: newNetwork() }),
    ])
    const statuses = [browse, signIn, link, webhook].map(({ status }) => status)
    for (let tries = 0; tries < 60 && connections.open() > 0; tries++) await sleep(500)
    const open = connections.open()
    connections.close()
    return {
      isBlocked: statuses.join(' ') === '200 200 403 400' && open === 0,
      details: `${pending} accepted, ${open} still open at the end; browse, login, opt-out link, webhook: ${statuses.join(' ')}`,
    }
  },
}))

/** Runs `npm run lab -- slow`, which starts another product. */
const measurementAttack: Attack = {
  finding: 5,
  long: true,
  name: '1,010 incomplete bodies, 150 unread downloads and 40 incomplete uploads at once (npm run lab -- slow)',
  async run() {
    const script = join(import.meta.dirname, '../slow.ts')
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text))
    const [code] = (await once(child, 'close')) as [number | null]
    const lines = output.trim().split('\n')
    const summary = [...lines.filter((line) => line.includes('memory of the server')), lines.at(-1)]
    return { isBlocked: code === 0, details: summary.map((line) => line?.trim()).join(' ') }
  },
}

export const slowClientAttacks: readonly Attack[] = [
  ...uploadAttacks,
  downloadAttack,
  ...bodyAttacks,
  measurementAttack,
]
