import styles from './inbox-preview.module.css'

/** The start of a letter that is enough for the previews, in characters. */
const previewLength = 700

type Props = {
  /** The name in the From line. */
  sender: string
  subject: string
  body: string
}

/**
 * The letter as the professor sees it: a line among others in a list of mail with the first two lines, and the first
 * screen of a phone.
 */
export function InboxPreview({ sender, subject, body }: Props) {
  const letter = body.trim().slice(0, previewLength)
  const shownSubject = subject.trim() || '(no subject)'
  return (
    <section className={styles.preview} aria-label="As the professor sees it">
      <h3 className={styles.title}>As the professor sees it</h3>
      <p className="small quiet">Among the other mail of a morning:</p>
      <ul className={styles.inbox}>
        <OtherMail widths={[34, 62, 88]} />
        <li className={styles.mail} data-mine>
          <p className={styles.sender}>{sender}</p>
          <p className={styles.subject}>{shownSubject}</p>
          <p className={styles.words}>{letter.replaceAll(/\s+/g, ' ') || 'Your first two lines go here.'}</p>
        </li>
        <OtherMail widths={[46, 48, 92]} />
        <OtherMail widths={[28, 70, 84]} />
      </ul>
      <p className="small quiet">Opened on a phone, before any scrolling:</p>
      <div className={styles.phone}>
        <p className={styles.phoneSubject}>{shownSubject}</p>
        <p className={styles.phoneSender}>
          <span className={styles.initial} aria-hidden="true">
            {sender.charAt(0).toUpperCase()}
          </span>
          <span className={styles.sender}>{sender}</span>
        </p>
        <p className={styles.phoneWords}>{letter}</p>
      </div>
    </section>
  )
}

/** A mail of nobody: bars in the place of sender, subject and first words. `widths` are percentages. */
function OtherMail({ widths }: { widths: readonly [number, number, number] }) {
  return (
    <li className={styles.mail} aria-hidden="true">
      <svg className={styles.bars} viewBox="0 0 100 24" preserveAspectRatio="none">
        {widths.map((width, row) => (
          <rect key={row} x="0" y={row * 9} width={width} height="5" rx="0.6" />
        ))}
      </svg>
    </li>
  )
}
