import { freePlan } from '@labreach/contract/plans'
import styles from './how-it-works.module.css'
import sections from './sections.module.css'

const steps = [
  { title: 'Upload your resume', text: 'A PDF is enough. Your interests and skills are read from it.' },
  {
    title: 'Meet your matches',
    text: `Each comes with its reason. ${freePlan.limits.unlocksPerWeek} professors a week are yours to unlock for free.`,
  },
  {
    title: 'Write one good letter',
    text: 'From a template, with a publication. What AI changes is shown and can be undone.',
  },
  { title: 'Send it from your Gmail', text: 'Your resume is attached. Your history shows who answered.' },
] as const

/** The steps from a resume to a sent letter. */
export function HowItWorks() {
  return (
    <section className={sections.section} aria-labelledby="how">
      <h2 id="how">How it works</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
