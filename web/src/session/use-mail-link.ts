import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { mailLinkStore, type LinkFields } from './mail-link-store.ts'

/**
 * Returns the fields of a link from a mail. They are removed from the URL and the history at once, and stored in this
 * tab for `ms` milliseconds, so that a reload can read them. `forget` removes them after the link was used.
 */
export function useMailLink(search: LinkFields, name: string, ms: number): { link: LinkFields; forget: () => void } {
  const [store] = useState(() => mailLinkStore(name, ms))
  const [link] = useState(() => store.take(search, Date.now()))
  const navigate = useNavigate()
  useEffect(() => {
    if (Object.keys(search).length > 0) void navigate({ to: '.', search: {}, replace: true })
  }, [search, navigate])
  return { link, forget: store.forget }
}
