import controls from './controls.module.css'
import styles from './prompt.module.css'

/** The dialog of the demo for actions that need an account. */
export function Prompt() {
  return (
    <dialog className={styles.prompt} aria-labelledby="prompt-text" data-part="prompt">
      <p id="prompt-text" data-part="prompt-text" />
      <p className="quiet">
        It is free, and begins with your resume. What you wrote here stays until you close the page.
      </p>
      <div className={styles.actions}>
        <button type="button" className={controls.second} data-part="prompt-close">
          Not now
        </button>
        <a href="/register" className={controls.button} data-part="start">
          Start for Free
        </a>
      </div>
    </dialog>
  )
}
