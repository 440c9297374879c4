import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches, useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createPageViews } from '../analytics/page-views.ts'
import { siteQuery } from '../api/site.ts'
import { MeasuringQuestion } from '../features/measuring/measuring-question.tsx'
import { alertError } from '../ui/feedback/alerts.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { contentId } from './content-id.ts'
import styles from './root.module.css'

/** Shows what an `error` in the address says: before any guard of the page, which may lead on and lose it. */
export function showError({ search, cause }: { search: { error?: string }; cause: string }): void {
  if (search.error && cause !== 'preload') alertError(search.error)
}

/** Around every page: the deployment's notice, the tab's title, and an address without the `error` that was shown. */
export function Root() {
  const { error } = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })

  const address = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  // An address that no page has is whatever somebody typed.
  const isPage = useMatches({ select: (matches) => matches.length > 1 })
  const path = isPage ? address : '/not-found'
  const [viewed] = useState(createPageViews)

  useEffect(() => {
    if (address && path && title) viewed(path, title)
  }, [address, path, title, viewed])

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
      <SiteNotice />
      <Outlet />
      <MeasuringQuestion />
    </div>
  )
}

function SiteNotice() {
  const { data } = useQuery(siteQuery)
  if (!data?.notice) return null
  return (
    <aside className={styles.notice} aria-label="Notice">
      {data.notice_url ? <a href={data.notice_url}>{data.notice}</a> : data.notice}
    </aside>
  )
}
