import { IconX } from '@tabler/icons-react'
import { CuratedDatabase } from '../features/landing/curated-database.tsx'
import { Costs } from '../features/landing/costs.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { HowItWorks } from '../features/landing/how-it-works.tsx'
import { Outreach } from '../features/landing/outreach.tsx'
import { Prompt } from '../features/landing/prompt.tsx'
import { SmartMatching } from '../features/landing/smart-matching.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { contentId } from './content-id.ts'
import frame from './frame.module.css'
import styles from './home.module.css'
import root from './root.module.css'

/**
 * The landing page, rendered to HTML at build time. React does not run in the browser: src/home.ts adds the interaction
 * and finds its elements by `data-part`. Therefore all links are plain, and there is no `style` attribute, which the
 * content security policy forbids.
 */
export function HomePage() {
  return (
    <div className={styles.page}>
      <SkipLink to={contentId} />
      {/* The server inserts the notice of the deployment into the HTML, so that the layout does not shift. */}
      <aside
        className={`${root.notice} ${styles.notice}`}
        aria-label="Notice"
        dangerouslySetInnerHTML={{ __html: '<!--notice-->' }}
      />
      <div className={styles.error} role="alert" data-part="error" hidden>
        <span data-part="error-text" />
        <button type="button" className={styles.dismiss} aria-label="Dismiss">
          <IconX size={20} aria-hidden="true" />
        </button>
      </div>
      <header className={`${frame.header} ${styles.header}`}>
        <a href="/" className={frame.wordmark}>
          {/* Low priority: otherwise React adds a preload that would delay the fonts. */}
          <img src="/icon.svg" alt="" width={28} height={28} fetchPriority="low" />
          Labreach
        </a>
        <a href="/login">Sign in</a>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <Hero />
        <div id="more" className={styles.more} data-part="more">
          <CuratedDatabase />
          <SmartMatching />
          <Outreach />
          <HowItWorks />
          <Costs />
        </div>
      </main>
      <footer className={`${frame.footer} ${styles.footer}`}>
        <a href="/privacy">Privacy</a>
        <a href="/terms">Terms</a>
        <a href="/optout">For professors: opt out</a>
        <a href="mailto:support@labreach.example">Contact Support</a>
      </footer>
      <Prompt />
    </div>
  )
}
