import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { contentId } from './content-id.ts'
import styles from './frame.module.css'
import { Wordmark } from './wordmark.tsx'

/** The header and footer of all pages without an account. */
export function Frame({ children, width = 'narrow' }: { children: ReactNode; width?: 'narrow' | 'prose' | 'wide' }) {
  return (
    <>
      <header className={styles.header}>
        <Wordmark />
      </header>
      <main className={styles.main} data-width={width} id={contentId} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <Link to="/privacy">Privacy</Link>
        <Link to="/terms">Terms</Link>
        <Link to="/optout">For professors: opt out</Link>
      </footer>
    </>
  )
}
