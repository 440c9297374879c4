import { alertError, alertSuccess } from './feedback/alerts.ts'

/** Copies a text and shows an alert with the result: the browser may refuse the clipboard or not have one. */
export async function copyText(text: string, messages: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    alertSuccess(messages.done)
  } catch (error) {
    console.warn('The clipboard cannot be used.', error)
    alertError(messages.failed)
  }
}
