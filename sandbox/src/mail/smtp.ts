import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { Fault, Faults } from '../faults.ts'
import type { MailStore } from './mail-store.ts'

const maxMessageBytes = 25 * 1024 * 1024
const replies: Record<string, [code: number, text: string]> = {
  '401': [535, '5.7.8 Authentication credentials invalid'],
  '403': [550, '5.7.1 Message refused'],
  '429': [451, '4.7.0 Too many messages, try again later'],
  '500': [554, '5.3.0 Transaction failed'],
}

/**
 * Starts the mail server on 127.0.0.1, without login. `port` 0 takes a free port. A fault plays when a message arrives.
 */
export async function startSmtp(port: number, mails: MailStore, faults: Faults) {
  const sockets = new Set<Socket>()
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxMessageBytes,
    rejectOversized: true,
    banner: 'sandbox',
    logger: false,
    onData(stream, session, respond) {
      const fault = faults.take('smtp')
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom === false ? '' : mailFrom.address
      receive()
        .then(() => respond())
        .catch((error: Error) => respond(error))

      async function receive(): Promise<void> {
        const raw = await buffer(stream)
        await playFault(fault, session.remotePort)
        if (stream.sizeExceeded) return
        await mails.deliver(
          'smtp',
          from,
          rcptTo.map((recipient) => recipient.address),
          raw,
        )
        if (fault?.kind === 'lost_response') findSocket(session.remotePort)?.destroy()
      }
    },
  })
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  // A client that disconnects early is no error: its incomplete message was not accepted.
  server.on('error', () => undefined)

  async function playFault(fault: Fault | undefined, remotePort: number): Promise<void> {
    if (!fault || fault.kind === 'lost_response') return
    if (fault.kind === 'latency') return sleep(fault.ms)
    if (fault.kind === 'reset') findSocket(remotePort)?.resetAndDestroy()
    const [responseCode, text] = replies[fault.kind] ?? [451, '4.3.0 Connection lost']
    throw Object.assign(new Error(text), { responseCode })
  }
  const findSocket = (remotePort: number) => [...sockets].find((socket) => socket.remotePort === remotePort)

  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}
