import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { createNetwork } from './network.ts'

test('[OPERATION-20] a machine that is cut off reaches nothing and is not reached, and its data arrive when it is connected again', async () => {
  // A server that returns what it gets.
  const echo = createServer((socket) => socket.pipe(socket))
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  const network = createNetwork()
  const address = await network.open('one', (echo.address() as AddressInfo).port)
  const port = Number(address.split(':')[1])
  // A machine of its own: a process that sends each message to the server, and reports what returns.
  const other = fork(new URL('./network-client.ts', import.meta.url).pathname, [String(port)])
  const answer = () => once(other, 'message').then(([text]: string[]) => text)
  const near = connect(port, '127.0.0.1')
  const received: string[] = []
  near.on('data', (data) => received.push(String(data)))
  try {
    expect(await answer()).toBe('connected')
    other.send('1')
    expect(await answer()).toBe('1')

    // The other machine is cut off: this process still reaches the server.
    const connectOther = network.cut('two', () => [other.pid!])
    const late = answer()
    other.send('2')
    near.write('a')
    await expect.poll(() => received).toEqual(['a'])
    expect(await isPending(late)).toBe(true)
    connectOther()
    expect(await late).toBe('2')

    // The server is cut off: nobody reaches it, by old and by new connections.
    const connectServer = network.cut('one', () => [])
    const newcomer = connect(port, '127.0.0.1')
    const first = once(newcomer, 'data').then(([data]: Buffer[]) => String(data))
    newcomer.write('new')
    near.write('b')
    expect(await isPending(first)).toBe(true)
    expect(received).toEqual(['a'])
    connectServer()
    expect(await first).toBe('new')
    await expect.poll(() => received).toEqual(['a', 'b'])
    newcomer.destroy()
  } finally {
    other.kill()
    near.destroy()
    network.close()
    echo.close()
  }
})

/** Whether a promise is not settled although data had the time to pass. */
const isPending = (promise: Promise<unknown>) => Promise.race([promise.then(() => false), sleep(250).then(() => true)])
