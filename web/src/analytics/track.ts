import type { Events } from './events.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Pushes an event to `window.dataLayer`. This sends nothing: a tag that sends events is loaded only if one is
 * configured and the visitor agreed (tag.ts).
 */
export function track<Name extends keyof Events>(event: Name, parameters: Events[Name]): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...parameters })
}

/** Tracks an unexpected failure by its name or code. Its message is left out, since it may quote user input. */
export function trackException(error: unknown, fatal = false): void {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  const kind = typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? code : name
  track('exception', { description: typeof kind === 'string' ? kind.slice(0, 40) : 'unknown', fatal })
}
