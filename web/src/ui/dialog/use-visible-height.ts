import { useEffect } from 'react'

/** If the visible part is lower than the window by more than this, in pixels, an on-screen keyboard is assumed. */
const minKeyboardHeight = 100
/** Below this height of the visible part, in pixels, secondary lines make room for the text. */
const shortHeight = 560

/**
 * While it is used, the root element has the position and the height of the part of the window that an on-screen
 * keyboard leaves free (`--visible-top`, `--visible-height`), and `data-short` if that part is low. Browsers that
 * shrink the window itself (`interactive-widget` in index.html) need only the latter; Safari keeps the window as it is.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const root = document.documentElement
    const update = () => {
      // Zooming in makes the visible part smaller, too, without a keyboard.
      const hasKeyboard = viewport.scale < 1.05 && innerHeight - viewport.height > minKeyboardHeight
      setOrRemove(root, '--visible-top', hasKeyboard ? `${viewport.offsetTop}px` : null)
      setOrRemove(root, '--visible-height', hasKeyboard ? `${viewport.height}px` : null)
      root.toggleAttribute('data-short', viewport.scale < 1.05 && viewport.height < shortHeight)
    }
    update()
    viewport.addEventListener('resize', update)
    viewport.addEventListener('scroll', update)
    return () => {
      viewport.removeEventListener('resize', update)
      viewport.removeEventListener('scroll', update)
      setOrRemove(root, '--visible-top', null)
      setOrRemove(root, '--visible-height', null)
      root.removeAttribute('data-short')
    }
  }, [])
}

function setOrRemove({ style }: HTMLElement, name: string, value: string | null): void {
  if (value === null) style.removeProperty(name)
  else style.setProperty(name, value)
}
