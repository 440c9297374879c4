import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import typed from '../../ui/text/typed.module.css'
import { phrases } from './samples.ts'
import { ExampleMatch } from './example-match.tsx'
import styles from './hero.module.css'
import controls from './controls.module.css'

/** The first section: what the product does, the link to register, and an example. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.words}>
        <h1 id="headline" className="display">
          One good letter to the right professor
        </h1>
        <p className={styles.phrase}>
          <span className="visually-hidden">Write about {phrases.join(', ')}.</span>
          <span aria-hidden="true">
            Write about{' '}
            <span className={typed.typed} data-part="phrase">
              {phrases[0]}
            </span>
          </span>
        </p>
        <p className={styles.lead}>
          Labreach reads your resume, shows you who works on what you care about, and helps you write to them from your
          own Gmail.
        </p>
        <div className={styles.actions}>
          <a href="/register" className={controls.button} data-part="start">
            Start for Free
          </a>
          <a
            href="#more"
            role="button"
            aria-expanded="false"
            aria-controls="more"
            className={controls.second}
            data-part="learn-more"
          >
            Learn More
          </a>
          <PauseButton />
        </div>
        <ul className={styles.facts}>
          <li>No card needed</li>
          <li className={styles.second}>You send every letter yourself</li>
          <li data-part="professor-count" className="figures" />
        </ul>
      </div>
      <ExampleMatch />
      <ShortLetter />
    </section>
  )
}

/** The beginning of the example's letter, on phones only: wider windows show it beside its match. */
function ShortLetter() {
  return (
    <div className={styles.letter}>
      Dear Professor, your transects on the north shore are why I am writing. Last summer I counted bleached colonies on
      the same reef, and my numbers disagree with the model in one place.
    </div>
  )
}

/** Pauses all animations of the page. Hidden under reduced motion. */
function PauseButton() {
  return (
    <button
      type="button"
      className={controls.pause}
      aria-pressed="false"
      aria-label="Pause the moving words"
      data-part="pause"
      hidden
    >
      <IconPlayerPause size={20} aria-hidden="true" />
      <IconPlayerPlay size={20} aria-hidden="true" />
    </button>
  )
}
