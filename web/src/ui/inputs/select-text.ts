import type { Range as TextRange } from './split-at-ranges.ts'

/**
 * Focuses a textarea of marked-textarea.tsx, selects a range of its text (UTF-16 units) and scrolls so that the range is
 * in sight. On a touch screen it is not focused, since the keyboard would cover the text.
 */
export function selectText(textarea: HTMLTextAreaElement, { start, end }: TextRange): void {
  if (!matchMedia('(pointer: coarse)').matches) textarea.focus({ preventScroll: true })
  textarea.setSelectionRange(start, end)
  scrollToText(textarea, start)
}

/**
 * Scrolls so that a character of the textarea is in sight. Such a textarea is as tall as its text, so the browser scrolls
 * to its beginning only.
 */
export function scrollToText(textarea: HTMLTextAreaElement, start: number): void {
  const mirror = textarea.previousElementSibling
  const place = mirror && locate(mirror, start)
  if (!place) return
  const frame = findScroller(textarea)
  const { top, bottom } = place.getBoundingClientRect()
  const inside = frame.getBoundingClientRect()
  /** What sticks to the upper edge and covers the text there. */
  const covered = Number.parseFloat(getComputedStyle(frame).scrollPaddingTop) || 0
  // A place near the edge is hard to see, and the keyboard of a phone may cover it.
  const isInSight = top >= inside.top + covered && bottom <= inside.top + inside.height / 2
  if (!isInSight) frame.scrollBy({ top: top - inside.top - inside.height / 4 })
}

/** The place of a character in the mirrored text. */
function locate(mirror: Element, offset: number): Range | null {
  const texts = document.createTreeWalker(mirror, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (left < length) {
      const place = document.createRange()
      place.setStart(node, left)
      place.setEnd(node, left + 1)
      return place
    }
    left -= length
  }
  return null
}

/** The nearest ancestor that scrolls; the page if there is none. */
function findScroller(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent)
    if ((overflowY === 'auto' || overflowY === 'scroll') && parent.scrollHeight > parent.clientHeight) return parent
  }
  return document.documentElement
}
