import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { requireVisitor } from '../../session/guard.ts'
import { shownParameter } from '../../ui/text/text.ts'
import { rootRoute } from '../root-route.ts'
import { flag, text, type Raw } from '../search-parameters.ts'

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: 'Home' },
  beforeLoad: () => {
    requireVisitor()
    // The landing page is a separate document (home.html) without the router.
    throw redirect({ href: '/', reloadDocument: true })
  },
})

type LoginSearch = {
  state?: string
  google_register_redirect?: true | undefined
  /** The email address belongs to an account with a password. */
  has_password?: true | undefined
}

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'Login' },
  validateSearch: (raw: Raw): LoginSearch => {
    const state = text(raw['state'])
    return {
      ...(state && { state }),
      google_register_redirect: flag(raw['google_register_redirect']),
      has_password: flag(raw['has_password']),
    }
  },
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./login.tsx'), 'LoginPage'),
})

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  staticData: { title: 'Register' },
  validateSearch: (raw: Raw): { ref?: string; expired?: true | undefined } => {
    const ref = text(raw['ref'])
    return { ...(ref && { ref }), expired: flag(raw['expired']) }
  },
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./register.tsx'), 'RegisterPage'),
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

const confirmSchoolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-school',
  staticData: { title: 'Confirm Your School Address' },
  validateSearch: (raw: Raw): { token?: string } => {
    const token = text(raw['token'])
    return token ? { token } : {}
  },
  component: lazyRouteComponent(() => import('./confirm-school.tsx'), 'ConfirmSchoolPage'),
})

/** The routes for visitors: the landing page, sign-in, registration and password reset. */
export const entryRoutes = [
  homeRoute,
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  forgotPasswordSentRoute,
  resetPasswordRoute,
  confirmEmailRoute,
  confirmSchoolRoute,
] as const
