import { part } from './part.ts'

/**
 * Opens the sections below the first one. The link alone opens them by `:target`. This script keeps them open, sets the
 * state of the button and calls `onOpened` once.
 */
export function initLearnMore(onOpened: () => void): void {
  const [button, more] = [part<HTMLAnchorElement>('learn-more'), part('more')]
  const open = () => {
    if (more.hasAttribute('data-open')) return
    more.setAttribute('data-open', '')
    button.ariaExpanded = 'true'
    onOpened()
  }
  const openIfTarget = () => {
    if (more.matches(':target, :has(:target)')) open()
  }
  button.addEventListener('click', open)
  // The link has the role of a button, which the space bar activates too.
  button.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    button.click()
  })
  window.addEventListener('hashchange', openIfTarget)
  openIfTarget()
}
