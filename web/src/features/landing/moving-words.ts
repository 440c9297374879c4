import { typing } from '../../ui/inputs/typing.ts'
import { interests, phrases } from './samples.ts'
import { part } from './part.ts'

/** About 25 minutes, longer than most visits. */
const repetitions = 100
/** The interval at which a paused line checks whether it can continue. */
const pausePollMs = 200

/**
 * Animates the phrases of the hero and the words on the upload card. A line pauses while it is out of view and while
 * the pointer is on it. One button pauses both. Under reduced motion nothing moves and the button is hidden.
 */
export function animateWords(): void {
  const button = part('pause')
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const isPaused = () => reducedMotion.matches || button.ariaPressed === 'true'
  button.hidden = reducedMotion.matches
  reducedMotion.addEventListener('change', () => (button.hidden = reducedMotion.matches))
  button.addEventListener('click', () => (button.ariaPressed = String(button.ariaPressed !== 'true')))

  typeInto(part('phrase'), phrases, isPaused)
  typeInto(part('interest'), interests, isPaused)
}

function typeInto(line: HTMLElement, words: readonly string[], isPaused: () => boolean): void {
  let isVisible = false
  new IntersectionObserver((entries) => (isVisible = entries.at(-1)?.isIntersecting ?? false)).observe(line)
  const frames = typing(words, repetitions)
  // The page already shows the first word.
  for (let character = 1; character < line.textContent.length; character++) frames.next()
  const step = () => {
    if (isPaused() || !isVisible || line.parentElement?.matches(':hover')) return void setTimeout(step, pausePollMs)
    const next = frames.next()
    if (next.done) return
    line.textContent = next.value.text
    setTimeout(step, next.value.ms)
  }
  step()
}
