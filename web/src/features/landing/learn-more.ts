import { isScrollingKey } from '../../ui/on-attention.ts'
import { part } from './part.ts'

/** A finger that moves less is a tap. */
const swipePx = 8

/**
 * Opens the sections below the first one. The link alone opens them by `:target`. This script keeps them open, sets the
 * state of the button and calls `onOpened` once. The first attempt to scroll down presses the button.
 */
export function initLearnMore(onOpened: () => void): void {
  const [button, more] = [part<HTMLAnchorElement>('learn-more'), part('more')]
  const scrolling = new AbortController()
  const open = () => {
    if (more.hasAttribute('data-open')) return
    more.setAttribute('data-open', '')
    button.ariaExpanded = 'true'
    scrolling.abort()
    onOpened()
  }
  const openIfTarget = () => {
    if (more.matches(':target, :has(:target)')) open()
  }
  button.addEventListener('click', open)
  // The link has the role of a button, which the space bar activates too.
  button.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    button.click()
  })
  window.addEventListener('hashchange', openIfTarget)
  onScrollDown(() => button.click(), scrolling.signal)
  openIfTarget()
}

const prevent = (event: Event) => {
  if (event.cancelable) event.preventDefault()
}

/** The rest of a swipe does not scroll either. */
function preventUntilLifted(): void {
  const swipe = new AbortController()
  window.addEventListener('touchmove', prevent, { signal: swipe.signal, passive: false })
  for (const end of ['touchend', 'touchcancel'])
    window.addEventListener(end, () => swipe.abort(), { signal: swipe.signal })
}

/** Calls `press` when the visitor scrolls down by wheel, finger or keyboard, and the page is nearly at its end. */
function onScrollDown(press: () => void, signal: AbortSignal): void {
  const root = document.documentElement
  /** A low or enlarged window scrolls through the first section before; a rest such as its footer does not count. */
  const isAtEnd = () => root.scrollHeight - root.clientHeight - root.scrollTop < root.clientHeight / 4
  const pressInstead = (event: Event) => {
    if (!isAtEnd()) return
    // The press scrolls; the gesture would scroll past the heading.
    prevent(event)
    if (event.type === 'touchmove') preventUntilLifted()
    press()
  }
  // Not passive: there is nothing to scroll yet that they could slow down, and the first press ends them.
  const options = { signal, passive: false }
  let startY = 0
  window.addEventListener(
    'wheel',
    (event) => {
      if (event.deltaY > 0 && !event.ctrlKey) pressInstead(event)
    },
    options,
  )
  window.addEventListener('touchstart', ({ touches }) => void (startY = touches[0]!.clientY), { signal, passive: true })
  window.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length === 1 && startY - event.touches[0]!.clientY > swipePx) pressInstead(event)
    },
    options,
  )
  window.addEventListener(
    'keydown',
    (event) => {
      const isUp = event.key === 'ArrowUp' || event.key === 'PageUp' || event.key === 'Home'
      if (isScrollingKey(event) && !isUp && !(event.key === ' ' && event.shiftKey)) pressInstead(event)
    },
    options,
  )
}
