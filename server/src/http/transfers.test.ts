import { expect, onTestFinished, test } from 'vitest'
import { createSlots } from './slots.ts'
import { createTransfers } from './transfers.ts'

/** So many transfers of one network that move and never end by themselves; answers what ends each. */
function begin(transfers: ReturnType<typeof createTransfers>, count: number): (() => void)[] {
  const slots = createSlots('bodies', { all: 1_000, perNetwork: 1_000 })
  return Array.from({ length: count }, () => {
    const leave = transfers.begin({
      slots,
      network: '192.0.2.1',
      weight: 1,
      moved: () => 0,
      waits: () => false,
      pace: { bytes: 1, ms: 1_000 },
      end: () => undefined,
    })
    return leave!
  })
}

test('tells once when a crowd of visitors has gone, and nothing of a few', async () => {
  let calm = 0
  const transfers = createTransfers(5, () => calm++)
  onTestFinished(transfers.close)
  for (const leave of begin(transfers, 99)) leave()
  const crowd = begin(transfers, 100)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(calm).toBe(0)
  for (const leave of crowd.slice(10)) leave()
  await expect.poll(() => calm).toBe(1)
  for (const leave of crowd) leave()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(calm).toBe(1)
})
