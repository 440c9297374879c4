import { Outlet, useMatches, useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createPageViews } from '../analytics/page-views.ts'
import { MeasuringQuestion } from '../features/measuring/measuring-question.tsx'
import { OfflineBanner } from '../offline/offline-banner.tsx'
import { alertError } from '../ui/feedback/alerts.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { contentId } from './content-id.ts'
import styles from './root.module.css'

/** Shows the query parameter `error` as an alert. Runs before the guards, whose redirects would lose it. */
export function showError({ search, cause }: { search: { error?: string }; cause: string }): void {
  if (search.error && cause !== 'preload') alertError(search.error)
}

/** The root of all pages: shows the notice, sets the title, tracks page views, and removes `error` from the URL. */
export function Root() {
  const { error } = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  // A page that replaces another one in this document is not announced by the browser; the first one is.
  const [page, setPage] = useState<{ title: typeof title; said?: typeof title }>({ title })
  if (title && title !== page.title) setPage({ title, said: page.title && title })

  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  // The path of an unknown page is arbitrary input and is not tracked.
  const isPage = useMatches({ select: (matches) => matches.at(-1)?.routeId !== '/$' })
  const path = isPage ? pathname : '/not-found'
  const isMeasured = useMatches({ select: (matches) => !matches.at(-1)?.staticData.isUnmeasured })
  const [trackPageView] = useState(createPageViews)

  useEffect(() => {
    if (isMeasured && pathname && path && title) trackPageView(path, title)
  }, [isMeasured, pathname, path, title, trackPageView])

  useEffect(() => {
    if (title) document.title = `${title} · Labreach`
  }, [title])

  useEffect(() => {
    if (!error) return
    void navigate({ to: '.', search: ({ error: _, ...others }: { error?: string }) => others, replace: true })
  }, [error, navigate])

  return (
    <div className={styles.root}>
      <SkipLink to={contentId} />
      <p role="status" className="visually-hidden">
        {page.said}
      </p>
      <SiteNotice />
      <Outlet />
      {isMeasured && <MeasuringQuestion />}
      <OfflineBanner keepsPages={isMeasured} />
    </div>
  )
}

/** The server puts the notice of the deployment into the page, escaped, so that it does not come after the content. */
const template = document.querySelector<HTMLTemplateElement>('template#notice')
// The development server leaves the place of the notice as it is, a comment.
const notice = template?.content.textContent?.trim() ? template.innerHTML : ''

function SiteNotice() {
  if (!notice) return null
  return <aside className={styles.notice} aria-label="Notice" dangerouslySetInnerHTML={{ __html: notice }} />
}
