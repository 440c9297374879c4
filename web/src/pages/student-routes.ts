import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { readMatchesSearch, readSearch } from '../features/browse/filters/filters.ts'
import { savedFilters, saveFilters } from '../features/browse/filters/saved-filters.ts'
import { readHistorySearch } from '../features/outreach/filters.ts'
import { requireStudent } from '../session/guard.ts'
import { alertSuccess } from '../ui/feedback/alerts.ts'
import { rootRoute } from './root-route.ts'
import { flag, text, type Raw } from './search-parameters.ts'

const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'student',
  beforeLoad: ({ cause, location }) => (cause === 'preload' ? undefined : requireStudent(location.href)),
  component: lazyRouteComponent(() => import('./student-layout.tsx'), 'StudentLayout'),
})

const browseRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/browse',
  staticData: { title: 'Browse Professors' },
  validateSearch: readSearch,
  beforeLoad: ({ search, cause }) => {
    if (cause === 'preload') return
    // Entering the page without filters restores those of the last visit. On the page itself, no filters means none.
    const filters = readSearch(search)
    if (cause === 'enter' && Object.keys(filters).length === 0) {
      const saved = savedFilters()
      if (Object.keys(saved).length > 0) throw redirect({ to: '/browse', search: saved, replace: true })
    }
    saveFilters(filters)
  },
  component: lazyRouteComponent(() => import('./browse.tsx'), 'BrowsePage'),
})

const matchesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/matches',
  staticData: { title: 'Your Matches' },
  validateSearch: readMatchesSearch,
  component: lazyRouteComponent(() => import('./matches.tsx'), 'MatchesPage'),
})

const profileRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/profile',
  staticData: { title: 'Profile' },
  validateSearch: (raw: Raw): { proved?: true | undefined } => ({ proved: flag(raw['proved']) }),
  beforeLoad: ({ search, cause }) => {
    if (!search.proved || cause === 'preload') return
    alertSuccess('Google has confirmed that it is you. You can go on for the next five minutes.')
    throw redirect({ to: '/profile', search: {}, replace: true })
  },
  component: lazyRouteComponent(() => import('./profile.tsx'), 'ProfilePage'),
})

const pricingRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/pricing',
  staticData: { title: 'Pricing' },
  component: lazyRouteComponent(() => import('./payment/pricing.tsx'), 'PricingPage'),
})

const templatesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/templates',
  staticData: { title: 'Email Templates' },
  component: lazyRouteComponent(() => import('./templates.tsx'), 'TemplatesPage'),
})

const outreachRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/outreach',
  staticData: { title: 'Outreach History' },
  validateSearch: readHistorySearch,
  component: lazyRouteComponent(() => import('./outreach.tsx'), 'OutreachPage'),
})

const readSession = (raw: Raw): { session_id?: string } => {
  const sessionId = text(raw['session_id'])
  return sessionId ? { session_id: sessionId } : {}
}
const paymentSuccess = {
  staticData: { title: 'Payment Success' },
  validateSearch: readSession,
  component: lazyRouteComponent(() => import('./payment/payment-success.tsx'), 'PaymentSuccessPage'),
}
const paymentCanceled = {
  staticData: { title: 'Payment Canceled' },
  component: lazyRouteComponent(() => import('./payment/payment-canceled.tsx'), 'PaymentCanceledPage'),
}

// The specification defines both URLs for each page.
const successRoute = createRoute({ getParentRoute: () => layoutRoute, path: '/payment/success', ...paymentSuccess })
const successAlias = createRoute({ getParentRoute: () => layoutRoute, path: '/payment-success', ...paymentSuccess })
const canceledRoute = createRoute({ getParentRoute: () => layoutRoute, path: '/payment/canceled', ...paymentCanceled })
const canceledAlias = createRoute({ getParentRoute: () => layoutRoute, path: '/payment-canceled', ...paymentCanceled })

/** The routes of the student pages, protected by the guard of the layout. */
export const studentRoute = layoutRoute.addChildren([
  browseRoute,
  matchesRoute,
  profileRoute,
  pricingRoute,
  templatesRoute,
  outreachRoute,
  successRoute,
  successAlias,
  canceledRoute,
  canceledAlias,
])
