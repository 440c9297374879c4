import { Frame } from './frame.tsx'
import styles from './legal.module.css'

export function TermsPage() {
  return (
    <Frame width="prose">
      <article className={styles.text}>
        <h1>Terms of Service</h1>
        <p>Labreach helps you find professors and write to them. By creating an account you agree to the following.</p>
        <h2>Your letters</h2>
        <p>
          Every letter is sent from your own Google account, under your name, when you press Send. You are responsible
          for what it says. Write to people you truly want to work with; do not send the same text to many.
        </p>
        <h2>Limits</h2>
        <p>
          Your plan limits how many professors you unlock and how many letters you send. One professor receives only a
          few first letters a week from all students together. You see each limit before you reach it.
        </p>
        <h2>Professors</h2>
        <p>
          Professors may ask to be removed at any time. You may not collect, publish or pass on what you see about them,
          and you may not get around a professor’s removal.
        </p>
        <h2>Your account</h2>
        <p>
          One account for one person, with true information. Accounts that are used to harass or to deceive are closed.
        </p>
        <h2>No promise of an answer</h2>
        <p>Labreach finds and delivers; whether a professor answers, and how, is theirs to decide.</p>
      </article>
    </Frame>
  )
}
