import type { Publication } from '@labreach/contract/professors'
import { IconExternalLink } from '@tabler/icons-react'
import { plural } from '../../ui/text.ts'
import styles from './publications.module.css'
import { isPage } from './search-links.ts'

/** One publication: its title, how new and how well known it is, and its abstract to unfold. */
export function PublicationItem({ publication }: { publication: Publication }) {
  const { title, abstract, pub_year: year, num_citations: citations, pub_url: url } = publication
  return (
    <li className={styles.item}>
      <p className={styles.title}>
        {isPage(url) ? (
          <a href={url} target="_blank" rel="noreferrer">
            {title} <IconExternalLink size={14} aria-hidden="true" />
            <span className="hidden-but-read">(opens in a new tab)</span>
          </a>
        ) : (
          title
        )}
      </p>
      <p className="quiet small figures">
        {[year, plural(citations, 'citation')].filter((part) => part !== null).join(' · ')}
      </p>
      {abstract && (
        <details className={styles.abstract}>
          <summary>
            Abstract<span className="hidden-but-read"> of {title}</span>
          </summary>
          <p>{abstract}</p>
        </details>
      )}
    </li>
  )
}
