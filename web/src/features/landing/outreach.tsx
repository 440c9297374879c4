import { limits } from '@labreach/contract/plans'
import { IconSparkles } from '@tabler/icons-react'
import { MarkedText } from '../../ui/text/marked-text.tsx'
import marked from '../../ui/inputs/marked-textarea.module.css'
import { ExampleEnhancement } from './example-enhancement.tsx'
import { fillSample, samplePublications, sampleRecipient, templates } from './samples.ts'
import controls from './controls.module.css'
import styles from './outreach.module.css'
import sections from './sections.module.css'

const letter = templates[0]!
const text = fillSample(letter, sampleRecipient)

/** A demo of the composer. Everything works except AI and sending, which need an account. */
export function Outreach() {
  return (
    <section className={sections.section} aria-labelledby="outreach">
      <div className={sections.head}>
        <h2 id="outreach">Professional outreach</h2>
        <p>
          A letter on paper, not a form. Start from a template, pull in a publication, send it from your own Gmail. Try
          it: nothing here leaves this page.
        </p>
      </div>
      <form className={`card ${styles.demo}`} id="demo" aria-label="Compose Email, a demo" data-part="demo">
        <div className={styles.top}>
          <h3>Compose Email</h3>
          <p className={styles.mode}>Demo mode</p>
        </div>
        <div className={styles.body}>
          <div className={styles.writing}>
            <div className={styles.tools} data-needs-script>
              <label>
                Template
                <select data-part="template" className={controls.select}>
                  {templates.map(({ name }, at) => (
                    <option key={name} value={at}>
                      {name}
                    </option>
                  ))}
                  <option value="">Blank</option>
                </select>
              </label>
              <button type="button" className={`text-button ${styles.tall}`} data-part="draft">
                Open the saved draft
              </button>
            </div>
            <div className={styles.paper}>
              <dl className={styles.letterhead}>
                <dt>To</dt>
                <dd>
                  A professor at <span data-part="school">{sampleRecipient.school}</span>{' '}
                  <span className="quiet small">The name comes with the unlock.</span>
                </dd>
                <dt>
                  <label htmlFor="demo-subject">Subject</label>
                </dt>
                <dd>
                  <input
                    id="demo-subject"
                    className={styles.subject}
                    defaultValue={letter.subject}
                    maxLength={limits.subjectMax}
                    autoComplete="off"
                    data-part="subject"
                  />
                </dd>
              </dl>
              <label htmlFor="demo-body" className="visually-hidden">
                Letter
              </label>
              <div className={`${marked.text} ${styles.text}`}>
                <div className={marked.mirror} aria-hidden="true" data-part="mirror">
                  <MarkedText text={text} />
                  {'\n'}
                </div>
                <textarea
                  id="demo-body"
                  rows={15}
                  defaultValue={text}
                  maxLength={limits.messageMax}
                  aria-describedby="demo-places"
                  autoComplete="off"
                  data-part="letter"
                />
              </div>
            </div>
            <p className="quiet small" id="demo-places">
              Marked words are still to be filled in. Labreach asks before it sends a letter that contains one.
            </p>
          </div>
          <aside className={styles.side} aria-label="About the professor">
            <h4>Works on</h4>
            <ul className={`chips ${styles.works}`} data-part="works-on">
              {sampleRecipient.interests.map((interest) => (
                <li key={interest} className="chip">
                  {interest}
                </li>
              ))}
            </ul>
            <h4>Sample publications</h4>
            <p className="quiet small">Made up for this demo.</p>
            <ul className={styles.publications} data-part="publications">
              {samplePublications(sampleRecipient).map(({ title, year, citations }) => (
                <li key={title} data-part="publication">
                  <p className={styles.title} data-part="title">
                    {title}
                  </p>
                  <p className="quiet small figures">
                    {year} · {citations} citations
                  </p>
                  <button type="button" className={`text-button ${styles.insert}`} data-part="ai" data-needs-script>
                    <IconSparkles size={16} aria-hidden="true" /> Work into letter with AI
                  </button>
                </li>
              ))}
            </ul>
          </aside>
        </div>
        <ExampleEnhancement />
        <div className={styles.foot}>
          <p className="quiet small">Your resume is attached automatically when you send.</p>
          <div className={styles.buttons} data-needs-script>
            <button type="button" className={controls.second} data-part="ai">
              <IconSparkles size={20} aria-hidden="true" /> Enhance with AI
            </button>
            <button type="submit" className={controls.button}>
              Send
            </button>
          </div>
        </div>
      </form>
    </section>
  )
}
