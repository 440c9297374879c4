import { expect, onTestFinished, test } from 'vitest'
import { createSlots } from './slots.ts'
import { createTransfers } from './transfers.ts'

/** Starts `count` transfers of one network; returns the functions that end them. */
function begin(transfers: ReturnType<typeof createTransfers>, count: number): (() => void)[] {
  const slots = createSlots('bodies', { all: 1_000, perNetwork: 1_000 })
  return Array.from({ length: count }, () => {
    const leave = transfers.begin({
      slots,
      network: '192.0.2.1',
      weight: 1,
      moved: () => 0,
      waitsForClient: () => false,
      minRate: { bytes: 1, ms: 1_000 },
      end: () => undefined,
    })
    return leave!
  })
}

test('reports once that many clients have disconnected, and not for a few', async () => {
  let reports = 0
  const transfers = createTransfers(5, () => reports++)
  onTestFinished(transfers.close)
  for (const leave of begin(transfers, 99)) leave()
  const crowd = begin(transfers, 100)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(reports).toBe(0)
  for (const leave of crowd.slice(10)) leave()
  await expect.poll(() => reports).toBe(1)
  for (const leave of crowd) leave()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(reports).toBe(1)
})
