/**
 * The element that the page names `data-part="…"`; the page and its script are built together, so a missing one is a
 * bug.
 */
export function part<E extends HTMLElement = HTMLElement>(name: string, within: ParentNode = document): E {
  const [found] = parts<E>(name, within)
  if (!found) throw new Error(`The page has no part "${name}".`)
  return found
}

/** All elements of that name. */
export const parts = <E extends HTMLElement = HTMLElement>(name: string, within: ParentNode = document): E[] => [
  ...within.querySelectorAll<E>(`[data-part="${name}"]`),
]
