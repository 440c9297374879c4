import { expect, test } from '@playwright/test'
import { alone, lanes } from './all.ts'
import { inOneLine, playAll } from './attack.ts'
import { openStage } from './stage.ts'

/** Without what measures memory and time; `npm run lab -- attacks` plays that as well. */
test('none of the attacks that an outside review found works, in any variation', async () => {
  test.setTimeout(400_000)
  const stage = await openStage()
  const short = lanes.concat([alone]).map((lane) => lane.filter(({ long }) => !long))
  const played = await playAll(stage, short.slice(0, -1), () => undefined)
  played.push(...(await playAll(stage, short.slice(-1), () => undefined)))
  await stage.stop()
  expect(new Set(played.map(({ finding }) => finding)).size).toBeGreaterThanOrEqual(15)
  expect(played.filter(({ result }) => result !== 'held').map(inOneLine)).toEqual([])
})
