import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { wake } from '@labreach/contract/session'
import { call } from '../api/call.ts'
import { readSearch } from '../features/browse/filters.ts'
import { savedFilters, saveFilters } from '../features/browse/saved-filters.ts'
import { requireStudent, requireVisitor } from '../session/guard.ts'
import { shownParameter } from '../ui/text.ts'
import { ErrorDetails, ErrorPage } from './error.tsx'
import { HomePage } from './home.tsx'
import { NotFoundPage } from './not-found.tsx'
import { Root } from './root.tsx'

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
  }
}

type Raw = Record<string, unknown>
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const flag = (value: unknown) => value === true || value === 'true'

const rootRoute = createRootRoute({
  component: Root,
  // `error` is shown on whatever page it arrives and then taken out of the address.
  validateSearch: (raw: Raw): { error?: string } => {
    const error = shownParameter(raw['error'])
    return error ? { error } : {}
  },
  notFoundComponent: NotFoundPage,
  staticData: { title: '404 Not Found' },
})

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: 'Home' },
  beforeLoad: () => {
    // Fire and forget: a server that sleeps is awake by the time it is needed.
    call(wake, {}).catch((error: unknown) => console.warn('The server did not wake.', error))
    requireVisitor()
  },
  component: HomePage,
})

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'Login' },
  validateSearch: (raw: Raw): { state?: string; google_register_redirect?: boolean } => {
    const state = text(raw['state'])
    return { ...(state && { state }), ...(flag(raw['google_register_redirect']) && { google_register_redirect: true }) }
  },
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./login.tsx'), 'LoginPage'),
})

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  staticData: { title: 'Register' },
  validateSearch: (raw: Raw): { ref?: string; expired?: boolean } => {
    const ref = text(raw['ref'])
    return { ...(ref && { ref }), ...(flag(raw['expired']) && { expired: true }) }
  },
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./register.tsx'), 'RegisterPage'),
})

const studentRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'student',
  beforeLoad: requireStudent,
  component: lazyRouteComponent(() => import('./student-layout.tsx'), 'StudentLayout'),
})

const browseRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/browse',
  staticData: { title: 'Browse Professors' },
  validateSearch: readSearch,
  beforeLoad: ({ search, cause }) => {
    if (cause === 'preload') return
    // Arriving without filters brings back those of the last visit; on the page itself none means none.
    const filters = readSearch(search)
    if (cause === 'enter' && Object.keys(filters).length === 0) {
      const saved = savedFilters()
      if (Object.keys(saved).length > 0) throw redirect({ to: '/browse', search: saved, replace: true })
    }
    saveFilters(filters)
  },
  component: lazyRouteComponent(() => import('./browse.tsx'), 'BrowsePage'),
})

const profileRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/profile',
  staticData: { title: 'Profile' },
  component: lazyRouteComponent(() => import('./profile.tsx'), 'ProfilePage'),
})

const pricingRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/pricing',
  staticData: { title: 'Pricing' },
  component: lazyRouteComponent(() => import('./pricing.tsx'), 'PricingPage'),
})

const templatesRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/templates',
  staticData: { title: 'Email Templates' },
  component: lazyRouteComponent(() => import('./templates.tsx'), 'TemplatesPage'),
})

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  staticData: { title: 'Forgot Password' },
  component: lazyRouteComponent(() => import('./forgot-password.tsx'), 'ForgotPasswordPage'),
})

const forgotPasswordSentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password/sent',
  staticData: { title: 'Check Your Inbox' },
  component: lazyRouteComponent(() => import('./forgot-password-sent.tsx'), 'ForgotPasswordSentPage'),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { title: 'Reset Password' },
  validateSearch: (raw: Raw): { token?: string; username?: string } => {
    const [token, username] = [text(raw['token']), shownParameter(raw['username'])]
    return { ...(token && { token }), ...(username && { username }) }
  },
  component: lazyRouteComponent(() => import('./reset-password.tsx'), 'ResetPasswordPage'),
})

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  staticData: { title: 'Confirm Your Address' },
  validateSearch: (raw: Raw): { token?: string } => {
    const token = text(raw['token'])
    return token ? { token } : {}
  },
  component: lazyRouteComponent(() => import('./confirm-email.tsx'), 'ConfirmEmailPage'),
})

const optOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/optout',
  staticData: { title: 'Opt Out' },
  validateSearch: (raw: Raw): { professor?: number; signature?: string } => {
    const [professor, signature] = [Number(raw['professor']), text(raw['signature'])]
    return Number.isInteger(professor) && professor > 0 && signature ? { professor, signature } : {}
  },
  component: lazyRouteComponent(() => import('./opt-out.tsx'), 'OptOutPage'),
})

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  staticData: { title: 'Terms of Service' },
  component: lazyRouteComponent(() => import('./terms.tsx'), 'TermsPage'),
})

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  staticData: { title: 'Privacy Policy' },
  component: lazyRouteComponent(() => import('./privacy.tsx'), 'PrivacyPage'),
})

const errorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/error',
  staticData: { title: 'Error' },
  validateSearch: (raw: Raw): { title?: string; message?: string } => {
    const [title, message] = [shownParameter(raw['title']), shownParameter(raw['message'])]
    return { ...(title && { title }), ...(message && { message }) }
  },
  component: ErrorRoute,
})

function ErrorRoute() {
  const { title, message } = errorRoute.useSearch()
  return <ErrorPage title={title} message={message} onRetry={() => location.reload()} />
}

const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  registerRoute,
  studentRoute.addChildren([browseRoute, profileRoute, pricingRoute, templatesRoute]),
  forgotPasswordRoute,
  forgotPasswordSentRoute,
  resetPasswordRoute,
  confirmEmailRoute,
  optOutRoute,
  termsRoute,
  privacyRoute,
  errorRoute,
])

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
