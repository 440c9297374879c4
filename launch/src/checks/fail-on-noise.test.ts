// oxlint-disable vitest/expect-expect -- `fails` is what these tests expect.
import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'

// `fails` turns a test round: it passes only when the guard made it fail.
describe('a test fails', () => {
  test.fails('by a console.error that it did not expect', () => {
    console.error('(this line is meant to be here)')
  })
  test.fails('by a request that would leave this machine', async () => {
    await fetch('http://192.0.2.1/').catch(() => undefined)
  })
  test.fails('by a request to a name elsewhere', async () => {
    await fetch('http://labreach.example/').catch(() => undefined)
  })
  test.fails('by any other connection to elsewhere', async () => {
    await new Promise((resolve) => connect(25, '192.0.2.1').on('error', resolve))
  })
})

describe('a test passes', () => {
  test('with a console.error that it expects', () => {
    const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    console.error('expected')
    expect(heard).toHaveBeenCalledWith('expected')
  })
  test('with a connection to this machine, refused or not', async () => {
    const failure = await new Promise<NodeJS.ErrnoException>((resolve) => connect(1, '127.0.0.1').on('error', resolve))
    expect(failure.code).toBe('ECONNREFUSED')
  })
})
