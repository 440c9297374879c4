import { carousel } from '@labreach/contract/plans'
import { useEffect, useState, type RefObject } from 'react'

/** A tab that comes back from behind goes on where it was instead of leaping. */
const longestFrameMs = 100

/**
 * Moves a row of slides at the carousel's speed, turning around at its ends, and answers which slide stands in the light:
 * the next one in sight each time the rotation comes round, undefined until the first time and while it is not running.
 * Holds while the pointer or the focus is in the row.
 */
export function useDrift(row: RefObject<HTMLElement | null>, running: boolean): number | undefined {
  const [lit, setLit] = useState<number>()

  useEffect(() => {
    if (!running) return setLit(undefined)
    let last = performance.now()
    let direction = 1
    let pixels = 0
    // The first slide is lit at once.
    let litMs: number = carousel.rotationMs
    let frame = requestAnimationFrame(function step(now) {
      const element = row.current
      const ms = Math.min(now - last, longestFrameMs)
      last = now
      if (element && !element.matches(':hover, :focus-within')) {
        litMs += ms
        if (litMs >= carousel.rotationMs) {
          litMs -= carousel.rotationMs
          setLit((before) => nextInSight(element, before))
        }
        // Only whole pixels move; what is left over goes along into the next frame.
        pixels += (ms / 1000) * carousel.pixelsPerSecond
        const whole = Math.floor(pixels)
        pixels -= whole
        const end = element.scrollWidth - element.clientWidth
        if (element.scrollLeft >= end - 1) direction = -1
        if (element.scrollLeft <= 0) direction = 1
        if (whole > 0) element.scrollLeft += direction * whole
      }
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [row, running])

  return lit
}

/** The place of the next slide that can be seen as a whole, beginning again at the first. */
function nextInSight(row: HTMLElement, before: number | undefined): number | undefined {
  const { left, right } = row.getBoundingClientRect()
  const indexes = [...row.children].flatMap((slide, index) => {
    const box = slide.getBoundingClientRect()
    return box.left >= left - 1 && box.right <= right + 1 ? [index] : []
  })
  return indexes.find((index) => before !== undefined && index > before) ?? indexes[0] ?? before
}
