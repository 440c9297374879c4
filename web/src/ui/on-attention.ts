/** Keys that scroll a page. */
const scrollingKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' '])
/** With the focus in one of these the keys have another meaning. */
const takesKeys = 'input, textarea, select, button, summary, [role=button]'

/** Whether a key scrolls the page, and does not operate the control that has the focus. */
export const isScrollingKey = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  scrollingKeys.has(key) && !altKey && !ctrlKey && !metaKey && !(target as HTMLElement).matches(takesKeys)

/**
 * Calls `stop` once, as soon as the visitor hovers or touches an element, focuses something in `around`, or scrolls
 * the page. What moves by itself stands still from then on. Returns a function that stops listening.
 */
export function onAttention(element: HTMLElement, stop: () => void, around = element): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true }
  const end = () => {
    listening.abort()
    stop()
  }
  for (const name of ['pointerenter', 'touchstart']) element.addEventListener(name, end, options)
  // A button that pauses the movement does so itself, and would otherwise start it again by the same click.
  around.addEventListener('focusin', ({ target }) => !(target as Element).matches('[aria-pressed]') && end(), options)
  // The gestures, not the event `scroll`: the browser fires that too when the page above grows.
  for (const name of ['wheel', 'touchmove']) window.addEventListener(name, end, options)
  window.addEventListener('keydown', (event) => isScrollingKey(event) && end(), options)
  return () => listening.abort()
}
