import type { Publication } from '@labreach/contract/professors'
import { splitSentences } from '@labreach/contract/text/sentences'
import { IconExternalLink, IconQuote, IconSparkles } from '@tabler/icons-react'
import { plural } from '../../../ui/text/text.ts'
import styles from './publications.module.css'
import { isWebUrl } from '../send/recipient/search-links.ts'

type Props = {
  publication: Publication
  disabled: boolean
  isAsking: boolean
  onInsert: (publication: Publication) => void
  onQuote: (sentence: string) => void
}

/** One publication with year, citations and abstract, whose sentences can be quoted, and a button to work it into the letter. */
export function PublicationItem({ publication, disabled, isAsking, onInsert, onQuote }: Props) {
  const { title, abstract, pub_year: year, num_citations: citations, pub_url: url } = publication
  return (
    <li className={styles.item}>
      <p className={styles.title}>
        {isWebUrl(url) ? (
          <a className="reach" href={url} target="_blank" rel="noreferrer">
            {title} <IconExternalLink size={16} aria-hidden="true" />
            <span className="visually-hidden">(opens in a new tab)</span>
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
            Abstract<span className="visually-hidden"> of {title}</span>
          </summary>
          <ol className={styles.sentences}>
            {splitSentences(abstract).map((sentence, index) => (
              <li key={index}>
                {sentence}{' '}
                <button
                  type="button"
                  className={`text-button ${styles.insert}`}
                  aria-label={`Insert quote: ${sentence}`}
                  disabled={disabled}
                  onClick={() => onQuote(sentence)}
                >
                  <IconQuote size={16} aria-hidden="true" /> Insert quote
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
      <button
        type="button"
        className={`text-button ${styles.insert}`}
        aria-label={`Work into letter with AI: ${title}`}
        disabled={disabled || isAsking}
        onClick={() => onInsert(publication)}
      >
        <IconSparkles size={16} aria-hidden="true" /> Work into letter with AI
      </button>
    </li>
  )
}
