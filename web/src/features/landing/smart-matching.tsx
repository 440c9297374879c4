import { IconFileText } from '@tabler/icons-react'
import { interests } from './samples.ts'
import typed from '../../ui/text/typed.module.css'
import controls from './controls.module.css'
import sections from './sections.module.css'
import styles from './smart-matching.module.css'

/** The section about matching, with a link to upload a resume. */
export function SmartMatching() {
  return (
    <section className={`${sections.section} ${sections.beside}`} aria-labelledby="matching">
      <div className={sections.head}>
        <h2 id="matching">Smart matching</h2>
        <p>
          AI-powered matching reads your resume once and compares it with what each professor writes about. You see the
          closest first, each with the words that you share.
        </p>
        <ul className={sections.points}>
          <li>A reason with every match, never a bare score</li>
          <li>Matches appear while you watch</li>
          <li>Your resume stays yours: delete it whenever you like</li>
        </ul>
      </div>
      <a href="/register" className={styles.upload} data-part="start">
        <IconFileText size={32} stroke={1.4} aria-hidden="true" />
        <span className={styles.title} data-part="upload-title">
          Upload your resume
        </span>
        <span className={typed.line} aria-hidden="true" data-part="upload-words">
          <span className="quiet">You study</span>{' '}
          <span className={typed.typed} data-part="interest">
            {interests[0]}
          </span>
        </span>
        <span className="quiet small" data-part="upload-hint">
          PDF, at most 10 MB. No account needed to see your matches.
        </span>
        <span className={controls.second} data-part="upload-button">
          Choose File
        </span>
      </a>
    </section>
  )
}
