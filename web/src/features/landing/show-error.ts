import { timers } from '@labreach/contract/plans'
import { shownParameter } from '../../ui/text/text.ts'
import { part } from './part.ts'

/**
 * Shows what an `error` in the address says, and takes it out of the address. It goes at a click and by itself, like
 * every alert; its time stands still under pointer and focus.
 */
export function showError(): void {
  const address = new URL(location.href)
  const text = shownParameter(address.searchParams.get('error'))
  if (!text) return
  address.searchParams.delete('error')
  history.replaceState(history.state, '', address)
  const alert = part('error')
  part('error-text').textContent = text
  alert.hidden = false
  const hide = () => (alert.hidden = true)
  alert.addEventListener('click', hide)
  alert.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())

  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (!alert.matches(':hover, :focus-within')) timer = setTimeout(hide, timers.alertMs)
  }
  for (const change of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) alert.addEventListener(change, wait)
  wait()
}
