import { limits, plans } from '@labreach/contract/plans'
import controls from './controls.module.css'
import sections from './sections.module.css'
import styles from './costs.module.css'

const { F: free, B: basic } = plans

/** What it costs and what it never does, before anybody is asked for anything. */
export function Costs() {
  return (
    <section className={`${sections.section} ${styles.costs}`} aria-labelledby="costs">
      <h2 id="costs">What it costs, and what it never does</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Free</dt>
          <dd className="figures">
            {free.unlocksPerWeek} unlocks a week, {free.emailsPerDay} letter and {free.aiUsesPerDay} AI uses a day
          </dd>
        </div>
        <div>
          <dt>Basic, ${basic.pricePerMonth} a month</dt>
          <dd className="figures">
            {basic.unlocksPerWeek} unlocks a week, {basic.emailsPerDay} letters a day, AI without a count
          </dd>
        </div>
        <div>
          <dt>Never</dt>
          <dd>
            Letters that send themselves, tracking inside them, or more than {limits.firstContactsPerWeek} first letters
            a week to one professor
          </dd>
        </div>
      </dl>
      <a href="/register" className={controls.button} data-part="start">
        Start for Free
      </a>
    </section>
  )
}
