import { timers } from '@labreach/contract/plans'
import { shownParameter } from '../../ui/text/text.ts'
import { part } from './part.ts'

/**
 * Shows the query parameter `error` as an alert and removes it from the URL. The alert disappears by a click or after
 * its time, which restarts after the pointer or the focus was in it.
 */
export function showError(): void {
  const url = new URL(location.href)
  const text = shownParameter(url.searchParams.get('error'))
  if (!text) return
  url.searchParams.delete('error')
  history.replaceState(history.state, '', url)
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
