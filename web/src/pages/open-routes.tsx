import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shownParameter } from '../ui/text/text.ts'
import { ErrorPage } from './error.tsx'
import { rootRoute } from './root-route.ts'
import { text, type Raw } from './search-parameters.ts'

const optOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/optout',
  staticData: { title: 'Opt Out' },
  validateSearch: (raw: Raw): { professor?: number; signature?: string; erase?: string } => {
    const erase = text(raw['erase'])
    if (erase) return { erase }
    const [professor, signature] = [Number(raw['professor']), text(raw['signature'])]
    return Number.isInteger(professor) && professor > 0 && signature ? { professor, signature } : {}
  },
  component: lazyRouteComponent(() => import('./opt-out.tsx'), 'OptOutPage'),
})

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  staticData: { title: 'Terms of Service' },
  component: lazyRouteComponent(() => import('./legal/terms.tsx'), 'TermsPage'),
})

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  staticData: { title: 'Privacy Policy' },
  component: lazyRouteComponent(() => import('./legal/privacy.tsx'), 'PrivacyPage'),
})

const forProfessorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/for-professors',
  staticData: { title: 'For Professors' },
  component: lazyRouteComponent(() => import('./legal/for-professors.tsx'), 'ForProfessorsPage'),
})

const mentorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mentor',
  staticData: { title: 'A Letter to Read', isUnmeasured: true },
  component: lazyRouteComponent(() => import('./mentor.tsx'), 'MentorPage'),
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

/** The routes of public pages, with or without a session. */
export const openRoutes = [optOutRoute, termsRoute, privacyRoute, forProfessorsRoute, mentorRoute, errorRoute] as const
