import { carousel } from '@labreach/contract/plans'
import { useEffect, useState, type RefObject } from 'react'

/** The longest time counted per frame, so that the row does not jump after its tab was in the background. */
const maxFrameMs = 100

/**
 * Scrolls a row of slides at the speed of the contract's `carousel`, back and forth, while neither the pointer nor the
 * focus is in it. Returns the index of the highlighted slide, which changes every `highlightMs`; undefined while not
 * running.
 */
export function useAutoScroll(row: RefObject<HTMLElement | null>, running: boolean): number | undefined {
  const [highlighted, setHighlighted] = useState<number>()

  useEffect(() => {
    if (!running) return setHighlighted(undefined)
    let last = performance.now()
    let direction = 1
    let pixels = 0
    // The first slide is highlighted at once.
    let elapsedMs: number = carousel.highlightMs
    let frame = requestAnimationFrame(function step(now) {
      const element = row.current
      const ms = Math.min(now - last, maxFrameMs)
      last = now
      if (element && !element.matches(':hover, :focus-within')) {
        elapsedMs += ms
        if (elapsedMs >= carousel.highlightMs) {
          elapsedMs -= carousel.highlightMs
          setHighlighted((before) => nextVisible(element, before))
        }
        // scrollLeft takes whole pixels; the fraction is added to the next frame.
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

  return highlighted
}

/** Returns the index of the next slide whose middle is visible; after the last one the first. */
function nextVisible(row: HTMLElement, before: number | undefined): number | undefined {
  const { left, right } = row.getBoundingClientRect()
  const indexes = [...row.children].flatMap((slide, index) => {
    const box = slide.getBoundingClientRect()
    const middle = box.left + box.width / 2
    return middle > left && middle < right ? [index] : []
  })
  return indexes.find((index) => before !== undefined && index > before) ?? indexes[0] ?? before
}
