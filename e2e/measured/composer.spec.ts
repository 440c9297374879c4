import type { Page } from '@playwright/test'
import { aLetter } from '../fixtures/a-letter.ts'
import { expect, test } from '../fixtures/test.ts'

// What records a journey for later would be measured with it.
test.use({ trace: 'off' })

const keys = 150
const frameMs = 1_000 / 60
/** What nobody notices between a click and what it opens. */
const unnoticedMs = 100

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Milliseconds from the click to the first frame that shows the text of the letter. */
function openOnce(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('button[aria-label^="Compose Email to"]')!
    const from = performance.now()
    button.click()
    await new Promise<void>((resolve) => {
      const look = () => {
        const letter = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Letter"]')
        requestAnimationFrame(letter?.value ? () => resolve() : look)
      }
      look()
    })
    return performance.now() - from
  })
}

/** Frames of the page while `act` goes on: how long each took from the one before, in ms. */
async function frames(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = []
    const state = { seen, goesOn: true }
    Object.assign(window, { watched: state })
    const note = (at: number) => {
      seen.push(at)
      if (state.goesOn) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await act()
  return page.evaluate(() => {
    const { watched } = window as unknown as { watched: { seen: number[]; goesOn: boolean } }
    watched.goesOn = false
    return watched.seen.slice(1).map((at, index) => at - watched.seen[index]!)
  })
}

/** Comes back when so many frames have been seen; asked seldom, since asking takes time as well. */
async function untilSeen(page: Page, count: number): Promise<void> {
  const enough = (wanted: number) =>
    (window as unknown as { watched: { seen: number[] } }).watched.seen.length >= wanted
  await page.waitForFunction(enough, count, { polling: 500 })
}

/** What the page's main thread has worked so far, in ms of its own time: what other programs take is not in it. */
async function worked(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
  }
}

/**
 * Comes back when the page does nothing: no dialog, nothing that fades or moves, and no work that waits for its turn.
 */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => requestIdleCallback(() => idle()))))
}

test('the composer opens once its data is there', async ({ page, site }) => {
  const { dialog, body, close } = await aLetter(page, site)
  await body.fill('Dear Professor, '.repeat(60))
  await close()
  await atRest(page)
  const times: number[] = []
  for (let round = 0; round < 7; round++) {
    times.push(await openOnce(page))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await atRest(page)
  }
  const all = times.map((time) => time.toFixed(0)).join(', ')
  console.warn(`opening the composer: ${(median(times) / unnoticedMs).toFixed(2)} of ${unnoticedMs} ms (${all})`)
})

test('typing into 10,000 characters leaves every frame its time', async ({ page, site }) => {
  const { body } = await aLetter(page, site)
  const line = 'I read your paper on soft hands and would like to ask one question about it. [TestSite] '
  await body.fill(line.repeat(Math.ceil(10_000 / line.length)).slice(0, 10_000))
  await body.press('Control+End')
  await atRest(page)
  const time = await worked(page)
  const idle = await frames(page, () => untilSeen(page, 180))
  const before = await time()
  const typing = await frames(page, () =>
    page.keyboard.type('a sentence more, '.repeat(9).slice(0, keys), { delay: 40 }),
  )
  const perKey = ((await time()) - before) / keys
  const late = (all: number[]) => all.filter((ms) => ms > 1.5 * frameMs).length / all.length
  // A key is drawn in two frames, first the letter, then its marks. What other programs take from the frames shows
  // while nobody types as well.
  const share = (part: number) => `${(100 * part).toFixed(1)} %`
  console.warn(
    `a key: ${(perKey / (2 * frameMs)).toFixed(2)} of two frames of the main thread (${perKey.toFixed(1)} ms)`,
  )
  console.warn(
    `late frames: ${share(late(typing))} of ${typing.length} while typing, ${share(late(idle))} of ${idle.length} idle`,
  )
  await expect(body).toHaveValue(/a sentence more, a sentence/)
})
