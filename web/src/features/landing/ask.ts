/** The calls of this page. The contract's own endpoints would bring zod along; a test holds the two together. */
export const paths = { wake: '/api/wake', site: '/api/site/', preview: '/api/professors/preview/' } as const

/** The JSON answer of a call for anyone; throws when it is refused or never comes. */
export async function ask<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return (await response.json()) as T
}

/** Fire and forget: a server that sleeps is awake by the time it is needed. Goes on when the page is left. */
export function wakeServer(): void {
  fetch(paths.wake, { keepalive: true }).catch((error: unknown) => console.warn('The server did not wake.', error))
}
