import { freePlan, limits, cheapestPaidPlan } from '@labreach/contract/plans'
import controls from './controls.module.css'
import sections from './sections.module.css'
import styles from './costs.module.css'

const { limits: free } = freePlan
const { limits: paid } = cheapestPaidPlan

/** The prices and limits of the plans, and what Labreach never does. */
export function Costs() {
  return (
    <section className={`${sections.section} ${styles.costs}`} aria-labelledby="costs">
      <h2 id="costs">What it costs, and what it never does</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{freePlan.name}</dt>
          <dd className="figures">
            {free.unlocksPerWeek} unlocks a week, {free.emailsPerDay} letter and {free.aiUsesPerDay} AI uses a day
          </dd>
        </div>
        <div>
          <dt>
            {cheapestPaidPlan.name}, ${cheapestPaidPlan.pricePerMonth} a month
          </dt>
          <dd className="figures">
            {paid.unlocksPerWeek} unlocks a week, {paid.emailsPerDay} letters a day, unlimited AI
          </dd>
        </div>
        <div>
          <dt>Never</dt>
          <dd>
            Letters that send themselves, tracking inside them, or more than {limits.lettersPerProfessorWeek} letters a
            week to one professor
          </dd>
        </div>
      </dl>
      <a href="/register" className={controls.button} data-part="start">
        Start for Free
      </a>
    </section>
  )
}
