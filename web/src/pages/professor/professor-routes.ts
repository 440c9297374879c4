import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root-route.ts'
import { text, type Raw } from '../search-parameters.ts'

const readToken = (raw: Raw): { token?: string } => {
  const token = text(raw['token'])
  return token ? { token } : {}
}

const letterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/letter',
  staticData: { title: 'A Letter to You', isUnmeasured: true },
  validateSearch: (raw: Raw): { letter?: number; signature?: string } => {
    const [letter, signature] = [Number(raw['letter']), text(raw['signature'])]
    return Number.isSafeInteger(letter) && letter > 0 && signature ? { letter, signature } : {}
  },
  component: lazyRouteComponent(() => import('./letter.tsx'), 'LetterLinkPage'),
})

const ownPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/professor',
  staticData: { title: 'Your Page', isUnmeasured: true },
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('./own-page.tsx'), 'ProfessorOwnPage'),
})

const undoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/professor/undo',
  staticData: { title: 'Take a Change Back', isUnmeasured: true },
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('./mailed-links.tsx'), 'UndoPage'),
})

const addressRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/professor/address',
  staticData: { title: 'Confirm an Address', isUnmeasured: true },
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('./mailed-links.tsx'), 'AddressPage'),
})

const reportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/professor/report',
  staticData: { title: 'Confirm a Report', isUnmeasured: true },
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('./mailed-links.tsx'), 'ReportPage'),
})

/** The pages for professors, who have no account: each is reached by the link of a letter or of a mail. */
export const professorRoutes = [letterRoute, ownPageRoute, undoRoute, addressRoute, reportRoute] as const
