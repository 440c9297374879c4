import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import type { Attack } from './attack.ts'
import type { AttackTarget } from './target.ts'

/** An address that the product does not treat as loopback, so the mail server counts as another machine. */
const host = '0.0.0.0'

/** Starts a mail server without TLS that records its input. With `startTls` it offers STARTTLS and refuses it. */
async function startMailServer(startTls: boolean) {
  const lines: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 mail.riverbend.edu ESMTP\r\n')
    socket.on('data', (part) => {
      for (const line of String(part).split('\r\n').filter(Boolean)) {
        lines.push(line)
        const word = line.split(' ')[0]!.toUpperCase()
        if (word === 'EHLO') socket.write(`250-mail\r\n${startTls ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN LOGIN\r\n`)
        else if (word === 'STARTTLS') socket.write('454 TLS not available\r\n')
        else socket.write(word === 'AUTH' ? '235 ok\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return { lines, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

/** The environment of the running server with another SMTP_URL. */
async function settingsWithSmtpUrl(target: AttackTarget, smtp: string): Promise<Record<string, string>> {
  const environ = await readFile(`/proc/${await target.serverPid()}/environ`, 'utf8')
  const pairs = environ.split('\0').filter((one) => one.includes('='))
  return {
    ...Object.fromEntries(pairs.map((one) => [one.split('=')[0]!, one.slice(one.indexOf('=') + 1)])),
    SMTP_URL: smtp,
  }
}

export const plainMailAttacks: readonly Attack[] = [
  { name: 'without STARTTLS', startTls: false, query: '' },
  { name: 'that refuses STARTTLS', startTls: true, query: '' },
  { name: 'with TLS disabled in SMTP_URL', startTls: false, query: '?ignoreTLS=true&requireTLS=false' },
].map(({ name, startTls, query }) => ({
  finding: 13,
  name: `a mail server on another machine ${name} receives the password or a mail`,
  async run(target) {
    const server = await startMailServer(startTls)
    const smtp = `smtp://labreach:the-password@${host}:${server.port}/${query}`
    const { output } = await target.labreach(['doctor'], await settingsWithSmtpUrl(target, smtp))
    server.close()
    const hasReceived = server.lines.some((line) => /^(AUTH|MAIL|RCPT|DATA)/i.test(line))
    const isRefused = /SMTP_URL must not/.test(output)
    if (!isRefused && server.lines.length === 0) throw new Error(`The mail server was not contacted: ${output}`)
    return {
      isBlocked: !hasReceived,
      details: hasReceived
        ? `received ${server.lines.join(' | ')}`
        : isRefused
          ? 'the product refuses the setting'
          : 'received only EHLO and STARTTLS',
    }
  },
}))
