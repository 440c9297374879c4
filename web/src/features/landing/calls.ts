/** The paths of the calls of this page. Endpoints of the contract would import zod; a test compares both. */
export const paths = { wake: '/api/wake', site: '/api/site/', preview: '/api/professors/preview/' } as const

/** Fetches JSON from a public path. Throws for an error status and without a response. */
export async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`)
  return (await response.json()) as T
}

/** Starts a sleeping server early. The call continues when the user leaves the page; its result is ignored. */
export function wakeServer(): void {
  fetch(paths.wake, { keepalive: true }).catch((error: unknown) => console.warn('The wake-up call failed.', error))
}
