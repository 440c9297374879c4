import { part } from './part.ts'

/**
 * Until Learn More is used there is nothing further down to scroll to. The link opens by itself (`:target`); here what
 * was opened stays open, the button says so, and `onOpened` hears of it once.
 */
export function learnMore(onOpened: () => void): void {
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
  // It is a link that acts as a button, and buttons take the space bar too.
  button.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    button.click()
  })
  window.addEventListener('hashchange', openIfTarget)
  openIfTarget()
}
