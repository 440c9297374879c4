import { createRouter } from '@tanstack/react-router'
import { entryRoutes } from './entry/entry-routes.ts'
import { ErrorDetails } from './error.tsx'
import { openRoutes } from './open-routes.tsx'
import { rootRoute } from './root-route.ts'
import { studentRoute } from './student-routes.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** What the browser's tab says. */
    title?: string
  }
  interface HistoryState {
    /** Shown in a dialog on /profile. */
    message?: string
    /** The address for which a password reset was asked, on the pages around /forgot-password. */
    resetFor?: string
  }
}

const routeTree = rootRoute.addChildren([...entryRoutes, studentRoute, ...openRoutes])

/** The product's pages. Query parameters are plain text: a code of digits stays the code that was sent. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const filled = Object.entries(search).filter(([, value]) => value !== undefined)
      return filled.length ? `?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}` : ''
    },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ({ error, reset }) => (
      <ErrorDetails message={error instanceof Error ? error.message : String(error)} onRetry={reset} />
    ),
  })
}
