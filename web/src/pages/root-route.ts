import { createRootRoute, createRoute } from '@tanstack/react-router'
import { shownParameter } from '../ui/text/text.ts'
import { NotFoundPage } from './not-found.tsx'
import { Root, showError } from './root.tsx'
import type { Raw } from './search-parameters.ts'

export const rootRoute = createRootRoute({
  component: Root,
  // Every page can have the parameter `error`. It is shown, also if a guard redirects, and then removed from the URL.
  validateSearch: (raw: Raw): { error?: string } => {
    const error = shownParameter(raw['error'])
    return error ? { error } : {}
  },
  beforeLoad: showError,
})

/** Also matches an unknown path below a page, which otherwise counts as that page. */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { title: '404 Not Found' },
  component: NotFoundPage,
})
