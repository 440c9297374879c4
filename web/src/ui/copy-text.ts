import { alertError, alertSuccess } from './feedback/alerts.ts'

/** Puts a text on the clipboard and says whether it is there: a browser may refuse it, or have none. */
export async function copyText(text: string, said: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    alertSuccess(said.done)
  } catch (error) {
    console.warn('The clipboard refused', error)
    alertError(said.failed)
  }
}
