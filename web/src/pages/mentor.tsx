import { Link, useLocation } from '@tanstack/react-router'
import { MentorLetter } from '../features/mentor/mentor-letter.tsx'
import { contentId } from './content-id.ts'
import styles from './frame.module.css'

/** The page of a mentor's link, without a session. The token is in the fragment, which browsers send to no server. */
export function MentorPage() {
  const token = useLocation({ select: ({ hash }) => hash })
  return (
    <>
      <main className={styles.main} data-width="prose" id={contentId} tabIndex={-1}>
        {/* A second link that is opened in this tab changes the fragment only. */}
        <MentorLetter key={token} token={token} />
      </main>
      <footer className={styles.footer}>
        <span className="quiet">Labreach</span>
        <Link to="/privacy">Privacy</Link>
      </footer>
    </>
  )
}
