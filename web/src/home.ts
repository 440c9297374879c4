import './ui/theme/theme.css'
import './ui/theme/fallback-fonts.css'
import '@mantine/core/styles/baseline.css'
import './ui/theme/base.css'
import './ui/theme/touch.css'
import './ui/theme/settings.css'
import './ui/text/marked-text.module.css'
import './ui/inputs/marked-textarea.module.css'
import './ui/skip-link.module.css'
import './ui/text/typed.module.css'
import './pages/frame.module.css'
import './pages/root.module.css'
import './pages/home.module.css'
import './features/landing/styles.ts'
import { createPageViews } from './analytics/page-views.ts'
import { wakeServer } from './features/landing/calls.ts'
import { startDemo } from './features/landing/demo.ts'
import { initLearnMore } from './features/landing/learn-more.ts'
import { animateWords } from './features/landing/moving-words.ts'
import { parts } from './features/landing/part.ts'
import { showPreview } from './features/landing/preview.ts'
import { initPrompt } from './features/landing/show-prompt.ts'
import { showProfessorCount } from './features/landing/show-professor-count.ts'
import { showError } from './features/landing/show-error.ts'
import { showUploaded } from './features/landing/show-uploaded.ts'
import { session } from './credentials/session.ts'
import fonts from './ui/theme/fonts.css?url'

// The script of the landing page. The page itself is rendered at build time (pages/home.tsx). A signed-in student is
// redirected, also when the browser restores the page from its back/forward cache.
const leaveIfSignedIn = () => {
  if (!session.isValid()) return
  // /browse shows the parameter `error`.
  const error = new URLSearchParams(location.search).get('error')
  location.replace(error ? `/browse?${new URLSearchParams({ error })}` : '/browse')
}
leaveIfSignedIn()
createPageViews()('/', 'Home')
window.addEventListener('pageshow', (event) => {
  if (event.persisted) leaveIfSignedIn()
})

// Fonts load after the first paint: requested with the page, they would delay it on a slow connection.
const loadFonts = () =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fonts }))
requestAnimationFrame(() => requestAnimationFrame(loadFonts))

wakeServer()
for (const link of parts('start')) link.addEventListener('click', wakeServer)
showError()
showUploaded()
void showProfessorCount()
animateWords()
initPrompt()
const setRecipient = startDemo()
initLearnMore(() => showPreview(setRecipient))
