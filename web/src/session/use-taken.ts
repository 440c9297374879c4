import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** What a link from a mail carried, kept while the page stays open and taken out of address and history at once. */
export function useTaken<T extends object>(search: T): T {
  const [taken] = useState(search)
  const navigate = useNavigate()
  useEffect(() => {
    if (Object.keys(search).length > 0) void navigate({ to: '.', search: {}, replace: true })
  }, [search, navigate])
  return taken
}
