import { part } from './part.ts'

/** Opens the dialog for an action that needs an account. The browser restores the focus afterwards. */
export function showPrompt(text: string): void {
  part('prompt-text').textContent = text
  part<HTMLDialogElement>('prompt').showModal()
}

/** Closes the dialog by its button and by a click outside of it. The browser handles Escape. */
export function initPrompt(): void {
  const dialog = part<HTMLDialogElement>('prompt')
  part('prompt-close').addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isOutside = event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
    if (event.target === dialog && isOutside) dialog.close()
  })
}
