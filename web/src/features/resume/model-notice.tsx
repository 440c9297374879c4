import { limits } from '@labreach/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { siteQuery } from '../../api/site.ts'

/** Says at the upload what the external language model reads; renders nothing if suggestions are off. */
export function ModelNotice() {
  // Shown until the settings have loaded, so that the layout does not shift when the text remains.
  if (useQuery(siteQuery).data?.field_suggestions === false) return null
  return (
    <p className="quiet small">
      To suggest fields of research, up to {limits.suggestionLinesMax} lines about your research go to a language model,
      without your name, address or school. <Link to="/privacy">Privacy</Link>
    </p>
  )
}
