/** Returns the element with `data-part="…"`. Throws without one: page and script are built together. */
export function part<E extends HTMLElement = HTMLElement>(name: string, within: ParentNode = document): E {
  const [element] = parts<E>(name, within)
  if (!element) throw new Error(`The page has no part "${name}".`)
  return element
}

/** Returns all elements with this `data-part`. */
export const parts = <E extends HTMLElement = HTMLElement>(name: string, within: ParentNode = document): E[] => [
  ...within.querySelectorAll<E>(`[data-part="${name}"]`),
]
