import './ui/theme/styles.ts'
import { MantineProvider } from '@mantine/core'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { trackException } from './analytics/track.ts'
import { ApiError } from './api/error.ts'
import { watchConnection } from './offline/connection.ts'
import { markMissingParts } from './offline/missing-part.ts'
import { createAppRouter } from './pages/router.tsx'
import { onSessionExpired } from './credentials/expiry.ts'
import { forgetHeldLetters } from './session/letters/follow-held-letter.ts'
import { forgetFilters } from './session/log-out.ts'
import { outreachesKey } from './session/outreaches-key.ts'
import { persistProfessorCache } from './session/professor-cache.ts'
import { professorsKey } from './session/professors-key.ts'
import { forgetReturn } from './credentials/return-path.ts'
import { getShownStudentId } from './session/use-student.ts'
import { watchLogouts } from './session/unsaved-work.ts'
import { watchSession } from './session/watch.ts'
import { AlertStack } from './ui/feedback/alert-stack.tsx'
import { applyTheme } from './ui/theme/apply-theme.ts'
import { theme } from './ui/theme/theme.ts'

applyTheme()
markMissingParts()
watchConnection()
window.addEventListener('error', ({ error }) => trackException(error, true))
window.addEventListener('unhandledrejection', ({ reason }) => trackException(reason))
const isRefused = (error: unknown) => error instanceof ApiError && !error.isServerFailure
// A failed server or a missing response is reported; a refusal, and a call that the page ended, is no exception.
const reportFailure = (error: unknown) => {
  const isAborted = error instanceof DOMException && error.name === 'AbortError'
  if (!isRefused(error) && !isAborted) trackException(error)
}

const client = new QueryClient({
  queryCache: new QueryCache({ onError: reportFailure }),
  mutationCache: new MutationCache({ onError: reportFailure }),
  defaultOptions: {
    // A retry can help after a server failure or without a response, but not after a refusal.
    queries: {
      retry: (failures, error) => failures < 2 && !isRefused(error),
      networkMode: 'always',
    },
    // Offline, a mutation fails at once. If it were queued, a letter would be sent later without the student's
    // knowledge.
    mutations: { networkMode: 'always' },
  },
})
// The lists wait for the connection instead of failing, and are fetched again when it is back.
for (const key of [professorsKey, outreachesKey])
  client.setQueryDefaults([key], { networkMode: 'online', refetchOnReconnect: true })
client.setQueryDefaults(['templates'], { refetchOnReconnect: true })
persistProfessorCache(client)
void import('./session/seen-pages.ts').then(({ keepSeenPages }) => keepSeenPages(client))

const router = createAppRouter()
onSessionExpired(() => {
  forgetFilters()
  forgetHeldLetters()
  client.clear()
  void router.navigate({ to: '/register', search: { expired: true } })
})
watchLogouts()
watchSession({
  shownId: () => getShownStudentId(client),
  onLogout: () => {
    forgetHeldLetters()
    client.clear()
    // The route guard redirects to /login. After a logout the next sign-in must not return to this page.
    void router.invalidate().then(() => forgetReturn())
  },
  onReplaced: () => location.reload(),
  onDue: () => void router.invalidate(),
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
    <QueryClientProvider client={client}>
      <AlertStack />
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
)
