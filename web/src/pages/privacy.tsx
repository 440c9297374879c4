import { Frame } from './frame.tsx'
import styles from './legal.module.css'

export function PrivacyPage() {
  return (
    <Frame width="prose">
      <article className={styles.text}>
        <h1>Privacy Policy</h1>
        <p>What Labreach keeps about you, why, and for how long.</p>
        <h2>Your resume</h2>
        <p>
          It is read to find your interests and to match you, and it is attached to the letters you send. A resume
          uploaded without an account is deleted after 24 hours unless you register. Only you can open it, by links that
          end after ten minutes.
        </p>
        <h2>Your Google account</h2>
        <p>
          Labreach asks for your name, your address and the permission to send mail. It cannot read your mail. The
          permission is stored encrypted; Disconnect on your profile gives it back to Google and forgets it.
        </p>
        <h2>The language model</h2>
        <p>When a template is written for you, facts from your resume are sent to the language model that writes it.</p>
        <h2>What others see</h2>
        <p>A professor sees the letter and the resume you send, nothing else. Letters carry no tracking.</p>
        <h2>In your browser</h2>
        <p>Your session, your filters and letters you have not sent are kept in this browser. Logout removes them.</p>
        <h2>For professors</h2>
        <p>
          Records come from public research profiles. You can have yours removed at once on the opt-out page; the
          removal outlives every later update.
        </p>
      </article>
    </Frame>
  )
}
