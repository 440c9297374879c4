import { shownParameter } from '../../ui/text.ts'
import { part } from './part.ts'

/** Shows what an `error` in the address says, and takes it out of the address. */
export function showError(): void {
  const address = new URL(location.href)
  const text = shownParameter(address.searchParams.get('error'))
  if (!text) return
  address.searchParams.delete('error')
  history.replaceState(history.state, '', address)
  const alert = part('error')
  alert.textContent = text
  alert.hidden = false
}
