import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import type { Attack } from './attack.ts'
import type { Stage } from './stage.ts'

/** Any address of this machine but loopback, so that the mail server counts as another machine. */
const host = '0.0.0.0'

/** A mail server without TLS that notes what it is told, or one in whose place somebody answers STARTTLS with a refusal. */
async function listen(startTls: boolean) {
  const said: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 mail.riverbend.edu ESMTP\r\n')
    socket.on('data', (part) => {
      for (const line of String(part).split('\r\n').filter(Boolean)) {
        said.push(line)
        const word = line.split(' ')[0]!.toUpperCase()
        if (word === 'EHLO') socket.write(`250-mail\r\n${startTls ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN LOGIN\r\n`)
        else if (word === 'STARTTLS') socket.write('454 TLS not available\r\n')
        else socket.write(word === 'AUTH' ? '235 ok\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return { said, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

/** The settings of the running server with another mail server, as its own check of them meets it. */
async function settings(stage: Stage, smtp: string): Promise<Record<string, string>> {
  const environ = await readFile(`/proc/${await stage.serverPid()}/environ`, 'utf8')
  const pairs = environ.split('\0').filter((one) => one.includes('='))
  return {
    ...Object.fromEntries(pairs.map((one) => [one.split('=')[0]!, one.slice(one.indexOf('=') + 1)])),
    SMTP_URL: smtp,
  }
}

export const plainMail: readonly Attack[] = [
  { name: 'that offers no STARTTLS', startTls: false, more: '' },
  { name: 'whose STARTTLS is refused', startTls: true, more: '' },
  { name: 'with TLS turned off in its address', startTls: false, more: '?ignoreTLS=true&requireTLS=false' },
].map(({ name, startTls, more }) => ({
  finding: 13,
  name: `a mail server on another machine ${name} gets password or mail`,
  async play(stage) {
    const server = await listen(startTls)
    const smtp = `smtp://labreach:the-password@${host}:${server.port}/${more}`
    const { said } = await stage.labreach(['doctor'], await settings(stage, smtp))
    server.close()
    const told = server.said.some((line) => /^(AUTH|MAIL|RCPT|DATA)/i.test(line))
    const refused = /SMTP_URL must not/.test(said)
    if (!refused && server.said.length === 0) throw new Error(`The mail server was not asked: ${said}`)
    return {
      held: !told,
      seen: told
        ? `told ${server.said.join(' | ')}`
        : refused
          ? 'such settings are refused'
          : 'told nothing but EHLO and STARTTLS',
    }
  },
}))
