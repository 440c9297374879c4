import './ui/theme/styles.ts'
import { MantineProvider } from '@mantine/core'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { trackException } from './analytics/track.ts'
import { ApiError } from './api/error.ts'
import { createAppRouter } from './pages/router.tsx'
import { onSessionExpired } from './credentials/expiry.ts'
import { forgetFilters } from './session/leave.ts'
import { keepProfessorCache } from './session/professor-cache.ts'
import { forgetReturn } from './credentials/return-path.ts'
import { shownStudent } from './session/use-student.ts'
import { watchSession } from './session/watch.ts'
import { AlertStack } from './ui/feedback/alert-stack.tsx'
import { applyTheme } from './ui/theme/apply-theme.ts'
import { theme } from './ui/theme/theme.ts'

applyTheme()
window.addEventListener('error', ({ error }) => trackException(error, true))
window.addEventListener('unhandledrejection', ({ reason }) => trackException(reason))
const isRefused = (error: unknown) => error instanceof ApiError && !error.isServerFailure
// What the product answers for is told too: a broken server, or an answer that never came.
const tellTrouble = (error: unknown) => {
  if (!isRefused(error)) trackException(error)
}

const client = new QueryClient({
  queryCache: new QueryCache({ onError: tellTrouble }),
  mutationCache: new MutationCache({ onError: tellTrouble }),
  defaultOptions: {
    // A refusal stays a refusal; only an answer that never came, or a broken server, is worth another try.
    queries: {
      retry: (failures, error) => failures < 2 && !isRefused(error),
      networkMode: 'always',
    },
    // Without a network a call fails at once and says so; held back, a letter would leave later, unasked.
    mutations: { networkMode: 'always' },
  },
})
keepProfessorCache(client)

const router = createAppRouter()
onSessionExpired(() => {
  forgetFilters()
  client.clear()
  void router.navigate({ to: '/register', search: { expired: true } })
})
watchSession({
  shown: () => shownStudent(client),
  onLeft: () => {
    client.clear()
    // The guard of the student pages leads out; a logout is no page to come back to.
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
