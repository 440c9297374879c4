import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keptLink, type LinkFields } from './kept-link.ts'

/**
 * What a link from a mail carried: taken out of address and history at once, and kept in this tab while the link is good,
 * so that a reload does not lose it. `spend` forgets it once it has been used.
 * @param ms how long the link is good.
 */
export function useTaken(search: LinkFields, name: string, ms: number): { taken: LinkFields; spend: () => void } {
  const [link] = useState(() => keptLink(name, ms))
  const [taken] = useState(() => link.take(search, Date.now()))
  const navigate = useNavigate()
  useEffect(() => {
    if (Object.keys(search).length > 0) void navigate({ to: '.', search: {}, replace: true })
  }, [search, navigate])
  return { taken, spend: link.forget }
}
