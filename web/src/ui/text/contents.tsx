import { useEffect, useRef, useState, type ReactNode } from 'react'
import { currentSection } from './current-section.ts'
import styles from './contents.module.css'

/** A section is the current one when its top is at most this far below the top of the window, in pixels. */
const currentLinePx = 160

export type ContentsEntry = { id: string; title: string }

/** A sticky table of contents that marks the current section; `children` is shown above it. */
export function Contents({ sections, children }: { sections: readonly ContentsEntry[]; children?: ReactNode }) {
  const list = useRef<HTMLOListElement>(null)
  const current = useCurrentSection(sections)

  // On a narrow screen the list is a scrolling row; this scrolls it to the marked entry.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) list.current?.scrollTo({ left: link.offsetLeft - list.current.offsetLeft - 16 })
  }, [current])

  return (
    <nav className={styles.contents} aria-label="On this page">
      {children}
      <ol ref={list} className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useCurrentSection(sections: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const read = () => {
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      const tops = sections.map(({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity)
      setCurrent(sections[currentSection(tops, currentLinePx, atEnd)]?.id)
    }
    read()
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [sections])
  return current
}
