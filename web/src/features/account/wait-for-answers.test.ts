import { saveFirstAnswers } from '@labreach/contract/professors'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForAnswers } from './wait-for-answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Saves answers with calls that take so long, one after the other, and returns when waiting for them ended. */
async function waitWhile(...durations: number[]): Promise<number> {
  const client = new QueryClient()
  for (const ms of durations) {
    const options = {
      mutationKey: [saveFirstAnswers.name],
      scope: { id: 'first answers' },
      mutationFn: () => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    }
    void new MutationObserver(client, options).mutate()
  }
  const begun = Date.now()
  const ended = waitForAnswers(client).then(() => Date.now() - begun)
  await vi.runAllTimersAsync()
  client.clear()
  return ended
}

test('a registration saves answers once more whose save has failed [COMPOSE-51]', async () => {
  const client = new QueryClient()
  const save = vi.fn<(answers: string) => Promise<string>>(async (answers) => answers)
  const observe = () =>
    new MutationObserver(client, { mutationKey: [saveFirstAnswers.name], scope: { id: 'x' }, mutationFn: save })
  const [first, second] = [observe(), observe()]
  await first.mutate('an earlier one').catch(() => undefined)
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await second.mutate('the last one').catch(() => undefined)
  await waitForAnswers(client)
  expect(save.mock.calls.map(([answers]) => answers)).toEqual(['an earlier one', 'the last one', 'the last one'])
  // It is saved now, and failing again refuses no registration.
  await waitForAnswers(client)
  expect(save).toHaveBeenCalledTimes(3)
  save.mockRejectedValue(new TypeError('Failed to fetch'))
  await second.mutate('another').catch(() => undefined)
  await waitForAnswers(client)
  expect(save).toHaveBeenCalledTimes(5)
  client.clear()
})

test('a registration waits for the answers that are being saved, at most two seconds [REGISTER-25]', async () => {
  expect(await waitWhile()).toBe(0)
  expect(await waitWhile(300)).toBe(300)
  expect(await waitWhile(300, 400), 'the later one waits for the earlier one').toBe(700)
  expect(await waitWhile(9_000)).toBe(2_000)
})
