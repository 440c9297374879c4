import { typing } from '../../ui/inputs/typing.ts'
import { onAttention } from '../../ui/on-attention.ts'
import { interests, phrases } from './samples.ts'
import { part } from './part.ts'

/** About 25 minutes, longer than most visits. */
const repetitions = 100
/** The interval at which a paused line checks whether it can continue. */
const pausePollMs = 200
/** The scrolling that brings the upload card into view does not stop its words. */
const settleMs = 1_000

/**
 * Animates the phrases of the hero and the words on the upload card while they are in view. Each line stands still for
 * the rest of the visit once the visitor hovers, touches or focuses it, or scrolls. The button pauses both, and moves
 * them again. Under reduced motion nothing moves and the button is hidden.
 */
export function animateWords(): void {
  const button = part('pause')
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  button.hidden = reducedMotion.matches
  reducedMotion.addEventListener('change', () => (button.hidden = reducedMotion.matches))

  const isStill = { phrase: false, interest: false }
  const isSeen = { phrase: false, interest: false }
  /** The button says whether anything moves that the visitor has seen. */
  const update = () => {
    const moves = (name: keyof typeof isStill) => isSeen[name] && !isStill[name]
    button.ariaPressed = String(!moves('phrase') && !moves('interest'))
  }
  const stop = (name: keyof typeof isStill) => {
    isStill[name] = true
    update()
  }
  const typeWhile = (name: keyof typeof isStill, words: readonly string[], onVisible: (line: HTMLElement) => void) =>
    typeInto(
      part(name),
      words,
      () => reducedMotion.matches || isStill[name],
      (line) => {
        isSeen[name] = true
        update()
        onVisible(line)
      },
    )
  typeWhile('phrase', phrases, (line) =>
    onAttention(line.parentElement!, () => stop('phrase'), line.closest('section')!),
  )
  typeWhile('interest', interests, (line) => {
    setTimeout(() => onAttention(line.closest('a')!, () => stop('interest')), settleMs)
  })
  button.addEventListener('click', () => {
    const pauses = button.ariaPressed !== 'true'
    isStill.phrase = isStill.interest = pauses
    update()
  })
}

/** Types words while they are in view. `onVisible` is called when they are for the first time. */
function typeInto(
  line: HTMLElement,
  words: readonly string[],
  isPaused: () => boolean,
  onVisible: (line: HTMLElement) => void,
): void {
  let [isVisible, wasVisible] = [false, false]
  new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? false
    if (isVisible && !wasVisible) onVisible(line)
    wasVisible ||= isVisible
  }).observe(line)
  const frames = typing(words, repetitions)
  // The page already shows the first word.
  for (let character = 1; character < line.textContent.length; character++) frames.next()
  const step = () => {
    if (isPaused() || !isVisible) return void setTimeout(step, pausePollMs)
    const next = frames.next()
    if (next.done) return
    line.textContent = next.value.text
    setTimeout(step, next.value.ms)
  }
  step()
}
