const name = 'MissingPart'

/**
 * Marks the errors of scripts and style sheets that could not be loaded: without a connection, or since a newer build
 * has replaced them. The router would reload the page for some of them, which without a connection would leave nothing.
 */
export function markMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    console.warn('A part of the page could not be loaded.', payload.message)
    payload.name = name
    payload.message = 'A part of the page could not be loaded.'
  })
}

/** Whether a page failed only because a script or a style sheet of it could not be loaded. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && error.name === name
