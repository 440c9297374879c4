// oxlint-disable vitest/expect-expect -- `fails` is what these tests expect.
import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'

// `test.fails` inverts a test: it passes only if fail-on-noise.ts has made it fail.
describe('a test fails', () => {
  test.fails('because of an unexpected console.error', () => {
    console.error('(this line is expected in the output)')
  })
  test.fails('because of a request to another machine', async () => {
    await fetch('http://192.0.2.1/').catch(() => undefined)
  })
  test.fails('because of a request to another host name', async () => {
    await fetch('http://labreach.example/').catch(() => undefined)
  })
  test.fails('because of another connection to another machine', async () => {
    await new Promise((resolve) => connect(25, '192.0.2.1').on('error', resolve))
  })
})

describe('a test passes', () => {
  test('with an expected console.error', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    console.error('expected')
    expect(consoleError).toHaveBeenCalledWith('expected')
  })
  test('with a connection to this machine, even a refused one', async () => {
    const failure = await new Promise<NodeJS.ErrnoException>((resolve) => connect(1, '127.0.0.1').on('error', resolve))
    expect(failure.code).toBe('ECONNREFUSED')
  })
})
