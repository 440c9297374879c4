import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { aNetwork, asUpload } from './ask.ts'
import type { Attack } from './attack.ts'
import { aStudent, login, must, upload } from './people.ts'
import { halfABody, halfAnUpload, inWords, openMany } from './sockets.ts'

const SETTLE_MS = 3_000

const uploads: Attack[] = [true, false].map((hasFile) => ({
  finding: 4,
  name: `40 unfinished uploads of one network${hasFile ? '' : ' whose file does not even begin'}`,
  async play(stage) {
    const crowd = openMany(stage.url, 40, halfAnUpload(hasFile), { from: [aNetwork()], reads: true })
    await sleep(SETTLE_MS)
    const kept = crowd.untold()
    const other = await upload(stage, aNetwork())
    crowd.close()
    return {
      held: kept <= 20 && other.resume_url !== '',
      seen: `${kept} kept (${inWords(crowd.told)}); another network uploads`,
    }
  },
}))

const downloads: Attack = {
  finding: 4,
  name: '30 downloads of a resume of 9.8 MB by one network, unread',
  async play(stage) {
    const large = Buffer.concat([stage.pdf, randomBytes(9_800_000 - stage.pdf.length)])
    const answer = must(await stage.ask('/api/resume/', { ...asUpload(large), from: aNetwork() }), 'A large upload')
    const link = new URL(answer.body.resume_url as string)
    const first = `GET ${link.pathname}${link.search} HTTP/1.1\r\nHost: x\r\n\r\n`
    const crowd = openMany(stage.url, 30, first, { from: [aNetwork()], reads: false })
    await sleep(SETTLE_MS)
    const sent = crowd.told.get(200) ?? 0
    const other = await stage.ask(link.pathname + link.search, { from: aNetwork() })
    crowd.close()
    return {
      held: sent <= 10 && other.status === 200,
      seen: `${sent} begun (${inWords(crowd.told)}); another network's: ${other.status}`,
    }
  },
}

/** Slow bodies beside those who sign in, opt out and pay, from the same network and from others. */
const bodies: Attack[] = [
  { count: 300, networks: 1, path: '/api/auth/register/' },
  { count: 1_010, networks: 5, path: '/api/auth/register/' },
  { count: 400, networks: 2, path: '/api/auth/login/', long: true },
  { count: 400, networks: 2, path: '/api/professors/optout/link/?professor=1&signature=none', long: true },
].map(({ count, networks, path, long }) => ({
  finding: 5,
  ...(long && { long }),
  name: `${count} slow bodies of ${networks} networks to ${path.split('?')[0]}`,
  async play(stage) {
    const student = await aStudent(stage)
    const from = Array.from({ length: networks }, aNetwork)
    const crowd = openMany(stage.url, count, halfABody(path), { from, reads: true })
    await sleep(SETTLE_MS)
    const kept = crowd.untold()
    const [browse, enter, link, paid] = await Promise.all([
      stage.ask('/api/professors/page', { token: student.token, from: student.network }),
      login(stage, student),
      stage.ask('/api/professors/optout/link/?professor=1&signature=none', { method: 'POST', from: aNetwork() }),
      stage.ask('/api/stripe/webhook/', { body: {}, from: aNetwork() }),
    ])
    const told = [browse, enter, link, paid].map(({ status }) => status)
    for (let tries = 0; tries < 60 && crowd.open() > 0; tries++) await sleep(500)
    const left = crowd.open()
    crowd.close()
    return {
      held: told.join(' ') === '200 200 403 400' && left === 0,
      seen: `${kept} kept, ${left} open in the end; browse, login, opt-out link, webhook: ${told.join(' ')}`,
    }
  },
}))

/** What the long run of `npm run lab -- slow` says, which starts a product of its own. */
const measured: Attack = {
  finding: 5,
  long: true,
  name: '1,010 slow bodies, 150 unread downloads and 40 unfinished uploads at once (npm run lab -- slow)',
  async play() {
    const script = join(import.meta.dirname, '../slow.ts')
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text))
    const [code] = (await once(child, 'close')) as [number | null]
    const lines = said.trim().split('\n')
    const figures = [...lines.filter((line) => line.includes('memory of the server')), lines.at(-1)]
    return { held: code === 0, seen: figures.map((line) => line?.trim()).join(' ') }
  },
}

export const crowds: readonly Attack[] = [...uploads, downloads, ...bodies, measured]
