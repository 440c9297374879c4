import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect, type ReactNode } from 'react'
import { siteQuery } from '../../api/site.ts'
import { Contents } from '../../ui/text/contents.tsx'
import { date } from '../../ui/text/text.ts'
import { Frame } from '../frame.tsx'
import styles from './legal.module.css'
import { useSupport } from '../support.ts'

export type LegalSection = {
  id: string
  title: string
  body: ReactNode
  /** A sentence under the title. With it the body is folded. */
  gist?: string
  /** What is never folded. */
  foot?: ReactNode
}

type Props = { title: string; changed: string; summary: readonly ReactNode[]; sections: readonly LegalSection[] }

/** The layout of a legal text: a summary, the sections, and a table of contents, whose links open folded sections. */
export function LegalPage({ title, changed, summary, sections }: Props) {
  // Another object after each click, also on the same link: a section that was folded again opens.
  const location = useLocation()
  useLayoutEffect(() => {
    const fold = document.getElementById(location.hash)?.querySelector('details')
    if (fold) fold.open = true
  }, [location])
  return (
    <Frame width="wide">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className="display">{title}</h1>
          <p className="quiet small">
            Last changed on <time dateTime={changed}>{date(`${changed}T12:00:00`)}</time>
          </p>
        </header>
        <div className={styles.contents}>
          <Contents sections={sections} />
        </div>
        <article className={styles.text}>
          <section className={`card ${styles.summary}`} aria-labelledby="in-short">
            <h2 id="in-short">In short</h2>
            <ul>
              {summary.map((point, index) => (
                <li key={index}>{point}</li>
              ))}
            </ul>
          </section>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              {section.gist ? (
                <details className={styles.fold}>
                  <summary>
                    <h2 id={`${section.id}-title`}>{section.title}</h2>
                    <span className={`quiet ${styles.gist}`}>{section.gist}</span>
                  </summary>
                  {section.body}
                </details>
              ) : (
                <>
                  <h2 id={`${section.id}-title`}>{section.title}</h2>
                  {section.body}
                </>
              )}
              {section.foot}
            </section>
          ))}
        </article>
      </div>
    </Frame>
  )
}

/** The sentence with the controller of the data, from the settings of the deployment. */
export function Controller() {
  const controller = useQuery(siteQuery).data?.controller
  return controller
    ? `Responsible for the data on this website (the controller) is ${controller}.`
    : 'Responsible for the data on this website (the controller) is its operator.'
}

/** A link to the support address. */
export function SupportLink() {
  const { address } = useSupport()
  return <a href={`mailto:${address}`}>{address}</a>
}
