import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A mail server without STARTTLS. One behind an attacker who removes STARTTLS from its response looks the same. */
export async function aPlainMailServer(): Promise<{ url: string; getReceived: () => string }> {
  let received = ''
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 plain.test ESMTP\r\n')
    socket.on('data', (bytes) => {
      const line = String(bytes)
      received += line
      if (/^EHLO/i.test(line)) socket.write('250-plain.test\r\n250 8BITMIME\r\n')
      else if (/^STARTTLS/i.test(line)) socket.write('502 not implemented\r\n')
      else socket.write('250 ok\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, getReceived: () => received }
}
