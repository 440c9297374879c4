import { typing } from '../../ui/inputs/typing.ts'
import { interests, phrases } from './canned.ts'
import { part } from './part.ts'

/** The words come round so often, which is longer than anybody stays. */
const rounds = 100
/** How soon it is looked again whether a line that was held may go on. */
const holdMs = 200

/**
 * Sets the phrases of the hero and the words on the upload card in motion. They hold while nobody can see them and
 * while the pointer or the focus is on them; one button holds both. Under reduced motion they stand still, and there is
 * none.
 */
export function moveWords(): void {
  const button = part('pause')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const isHeld = () => still.matches || button.ariaPressed === 'true'
  button.hidden = still.matches
  still.addEventListener('change', () => (button.hidden = still.matches))
  button.addEventListener('click', () => (button.ariaPressed = String(button.ariaPressed !== 'true')))

  typeInto(part('phrase'), phrases, isHeld)
  typeInto(part('interest'), interests, isHeld)
}

function typeInto(line: HTMLElement, words: readonly string[], isHeld: () => boolean): void {
  let isSeen = false
  new IntersectionObserver((entries) => (isSeen = entries.at(-1)?.isIntersecting ?? false)).observe(line)
  const frames = typing(words, rounds)
  // The first word stands there already.
  for (let letter = 1; letter < line.textContent.length; letter++) frames.next()
  const step = () => {
    if (isHeld() || !isSeen || line.parentElement?.matches(':hover')) return void setTimeout(step, holdMs)
    const next = frames.next()
    if (next.done) return
    line.textContent = next.value.text
    setTimeout(step, next.value.ms)
  }
  step()
}
