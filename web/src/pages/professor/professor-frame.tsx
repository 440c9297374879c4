import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { contentId } from '../content-id.ts'
import styles from '../frame.module.css'

/** The frame of a page for professors: nothing to sign in to, and nothing to learn about the product. */
export function ProfessorFrame({ children, width = 'narrow' }: { children: ReactNode; width?: 'narrow' | 'panel' }) {
  return (
    <>
      <main className={styles.main} data-width={width} id={contentId} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <span className="quiet">Labreach</span>
        <Link to="/for-professors">What we hold about you</Link>
        <Link to="/privacy">Privacy</Link>
      </footer>
    </>
  )
}
