import type { Page } from '@playwright/test'

export type TabWalk = {
  /** Controls that Tab should reach, in the order of the page, by name. */
  controls: string[]
  /** What Tab reached, in its order. */
  reached: string[]
  /** Of these, the ones that looked no different with the focus on them. */
  invisible: string[]
}

type Walker = {
  controls: Element[]
  looks: string[]
  nameOf: (element: Element) => string
  lookOf: (element: Element) => string
}

/** Presses Tab once around the page, or around the dialog that is open. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  const controls = await page.evaluate(() => {
    // Of several the one on top; a walk through it begins at its edge.
    const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
    const dialog = dialogs.filter((one) => one.checkVisibility({ visibilityProperty: true })).at(-1)
    ;(document.activeElement as HTMLElement | null)?.blur()
    dialog?.focus()
    const tabbable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
    const isReachable = (element: Element) =>
      (element as HTMLElement).tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked)
    const lookOf = (element: Element) =>
      [element, element.parentElement!, element.parentElement!.parentElement!]
        .map((part) => getComputedStyle(part))
        .map((style) =>
          [style.outline, style.borderColor, style.boxShadow, style.transform, style.backgroundColor].join(),
        )
        .join(';')
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent?.trim() ??
      (element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 80))
    const found = [...(dialog ?? document).querySelectorAll(tabbable)].filter(isReachable)
    const walker: Walker = { controls: found, looks: found.map(lookOf), nameOf, lookOf }
    Object.assign(window, { walker })
    return found.map(nameOf)
  })

  const [reached, invisible] = [[] as string[], [] as string[]]
  const visited = new Set<number>()
  for (let press = 0; press < controls.length + 3; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const { controls, looks, nameOf, lookOf } = (window as unknown as { walker: Walker }).walker
      const active = document.activeElement
      if (!active || active === document.body) return null
      const index = controls.indexOf(active)
      return { index, name: nameOf(active), changed: index < 0 || lookOf(active) !== looks[index] }
    })
    if (!stop) continue
    if (stop.index >= 0 && visited.has(stop.index)) break
    visited.add(stop.index)
    reached.push(stop.name)
    if (!stop.changed) invisible.push(stop.name)
  }
  return { controls, reached, invisible }
}
