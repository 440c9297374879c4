import { useEffect, useRef, useState, type ReactNode } from 'react'
import { currentSection } from './current-section.ts'
import styles from './contents.module.css'

/** A section is being read once its top is this close to the top of the window, in pixels. */
const line = 160

export type ContentsEntry = { id: string; title: string }

/** A table of contents that stays in sight and marks the section being read; `children` stands above it. */
export function Contents({ sections, children }: { sections: readonly ContentsEntry[]; children?: ReactNode }) {
  const list = useRef<HTMLOListElement>(null)
  const current = useCurrentSection(sections)

  // On a narrow screen the list is a row that scrolls: the marked entry is brought to its beginning.
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
      setCurrent(sections[currentSection(tops, line, atEnd)]?.id)
    }
    read()
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [sections])
  return current
}
