import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { siteQuery } from '../api/site.ts'
import { alertError } from '../ui/alerts.ts'
import styles from './root.module.css'

/** Around every page: the deployment's notice, the tab's title, and what an `error` in the address says. */
export function Root() {
  const { error } = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })

  useEffect(() => {
    if (title) document.title = `${title} · Labreach`
  }, [title])

  useEffect(() => {
    if (!error) return
    alertError(error)
    void navigate({ to: '.', search: ({ error: _, ...others }: { error?: string }) => others, replace: true })
  }, [error, navigate])

  return (
    <div className={styles.root}>
      <SiteNotice />
      <Outlet />
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
