import type { Events } from './events.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Notes an event for whoever reads `window.dataLayer`. Nothing leaves the browser by this: a tag that sends is loaded
 * only where one is configured and the visitor agreed (tag.ts).
 */
export function track<Name extends keyof Events>(event: Name, about: Events[Name]): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...about })
}

/** An unexpected failure by its kind alone: a message may quote what somebody wrote. */
export function trackException(error: unknown, fatal = false): void {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  const kind = typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? code : name
  track('exception', { description: typeof kind === 'string' ? kind.slice(0, 40) : 'unknown', fatal })
}
