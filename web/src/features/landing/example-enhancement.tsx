import { IconChevronDown } from '@tabler/icons-react'
import styles from './example-enhancement.module.css'

/** One enhancement as it looks in the composer, before and after. Opens without a script. */
export function ExampleEnhancement() {
  return (
    <details className={styles.example} data-part="example">
      <summary>
        See an example <IconChevronDown size={16} aria-hidden="true" />
      </summary>
      <div className={styles.pair}>
        <div>
          <h4>Your sentence</h4>
          <p className={styles.letter}>
            I saw your paper about coral reefs and found it <del>very interesting</del>. I also counted corals last
            summer, <del>so I think I would be a good fit for your lab</del>.
          </p>
        </div>
        <div>
          <h4>With AI</h4>
          <p className={styles.letter}>
            I saw your paper about coral reefs and <ins>stopped at the year after the heat</ins>. I counted corals last
            summer <ins>on that shore, and could lay my counts beside your figure in the first week</ins>.
          </p>
        </div>
      </div>
      <p className="quiet">
        Made up for this demo. In your letter every change is marked like this, and you can undo it.
      </p>
    </details>
  )
}
