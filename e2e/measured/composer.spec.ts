import type { Page } from '@playwright/test'
import { openLetter } from '../fixtures/composer.ts'
import { expect, test } from '../fixtures/test.ts'

// A trace would add its own cost to the measurement.
test.use({ trace: 'off' })

const keys = 150
const frameMs = 1_000 / 60
/** A delay after a click that users do not notice. */
const unnoticeableMs = 100

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Milliseconds from the click to the first frame that shows the text of the letter. */
function openOnce(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('button[aria-label^="Compose Email to"]')!
    const from = performance.now()
    button.click()
    await new Promise<void>((resolve) => {
      const check = () => {
        const letter = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Letter"]')
        requestAnimationFrame(letter?.value ? () => resolve() : check)
      }
      check()
    })
    return performance.now() - from
  })
}

/** The intervals between the frames of the page while `act` runs, in ms. */
async function measureFrames(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    const recording = { times, isRunning: true }
    Object.assign(window, { recording })
    const record = (time: number) => {
      times.push(time)
      if (recording.isRunning) requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })
  await act()
  return page.evaluate(() => {
    const { recording } = window as unknown as { recording: { times: number[]; isRunning: boolean } }
    recording.isRunning = false
    return recording.times.slice(1).map((time, index) => time - recording.times[index]!)
  })
}

/** Waits until so many frames have been recorded; polls rarely, since polling takes time of the page as well. */
async function waitForFrames(page: Page, count: number): Promise<void> {
  const isEnough = (count: number) =>
    (window as unknown as { recording: { times: number[] } }).recording.times.length >= count
  await page.waitForFunction(isEnough, count, { polling: 500 })
}

/** Returns a function for the CPU time of the page's main thread in ms, which excludes that of other programs. */
async function openCpuTimer(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
  }
}

/** Waits until no animation runs and no task is queued. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => requestIdleCallback(() => idle()))))
}

test('the composer opens once its data is there', async ({ page, site }) => {
  const { dialog, body, close } = await openLetter(page, site)
  await body.fill('Dear Professor, '.repeat(60))
  await close()
  await waitUntilIdle(page)
  const times: number[] = []
  for (let run = 0; run < 7; run++) {
    times.push(await openOnce(page))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await waitUntilIdle(page)
  }
  const all = times.map((time) => time.toFixed(0)).join(', ')
  console.warn(`opening the composer: ${(median(times) / unnoticeableMs).toFixed(2)} of ${unnoticeableMs} ms (${all})`)
})

test('typing into 10,000 characters delays no frame', async ({ page, site }) => {
  const { body } = await openLetter(page, site)
  const line = 'I read your paper on soft hands and would like to ask one question about it. [TestSite] '
  await body.fill(line.repeat(Math.ceil(10_000 / line.length)).slice(0, 10_000))
  await body.press('Control+End')
  await waitUntilIdle(page)
  const readCpuTime = await openCpuTimer(page)
  const idle = await measureFrames(page, () => waitForFrames(page, 180))
  const before = await readCpuTime()
  const typing = await measureFrames(page, () =>
    page.keyboard.type('a sentence more, '.repeat(9).slice(0, keys), { delay: 40 }),
  )
  const perKey = ((await readCpuTime()) - before) / keys
  const computeLateShare = (all: number[]) => all.filter((ms) => ms > 1.5 * frameMs).length / all.length
  // A key is drawn in two frames: first the text, then its marks. Frames that other programs delay are counted by the
  // idle measurement.
  const formatShare = (part: number) => `${(100 * part).toFixed(1)} %`
  console.warn(
    `a key: ${(perKey / (2 * frameMs)).toFixed(2)} of two frames of the main thread (${perKey.toFixed(1)} ms)`,
  )
  console.warn(
    `late frames: ${formatShare(computeLateShare(typing))} of ${typing.length} while typing, ${formatShare(computeLateShare(idle))} of ${idle.length} idle`,
  )
  await expect(body).toHaveValue(/a sentence more, a sentence/)
})
