import { part } from './part.ts'

/** Says in a dialog what only an account can do; the focus returns to what was pressed. */
export function prompt(text: string): void {
  part('prompt-text').textContent = text
  part<HTMLDialogElement>('prompt').showModal()
}

/** Lets the dialog be closed by its button and by a press beside it; Escape the browser knows itself. */
export function preparePrompt(): void {
  const dialog = part<HTMLDialogElement>('prompt')
  part('prompt-close').addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isBeside = event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
    if (event.target === dialog && isBeside) dialog.close()
  })
}
