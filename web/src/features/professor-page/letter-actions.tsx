import { optOutByLink } from '@labreach/contract/opt-out'
import { limits } from '@labreach/contract/plans'
import { reportLetter, type LetterLinkView } from '@labreach/contract/professor-page'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './letter-actions.module.css'
import { AskForPage } from './ask-for-page.tsx'
import { CountedText } from './counted-text.tsx'
import type { LetterLink } from './letter-link.ts'

type Props = { link: LetterLink; view: LetterLinkView; onOptedOut: () => void }

/** What a professor can do besides answering, one unfolded at a time. */
export function LetterActions({ link, view, onOptedOut }: Props) {
  const [open, setOpen] = useState<string | null>(null)
  // A report in this tab. One that nobody has confirmed may be by anybody with the link.
  const [hasReported, setReported] = useState(false)
  const fold = (name: string) => ({ isOpen: open === name, onToggle: () => setOpen(open === name ? null : name) })
  return (
    <section className={styles.actions} aria-label="More">
      {view.opted_out ? (
        <Note tone="green">You are no longer listed, and no student can write to you through Labreach.</Note>
      ) : (
        <>
          <Unfolding title="Say which letters you welcome" {...fold('wishes')}>
            <p className="quiet">
              Whom you take, what a letter should contain, how many a week. Students read it before they write; letters
              beyond your number do not leave.
            </p>
            <AskForPage by={link} />
          </Unfolding>
          <Unfolding title="Stop all letters from Labreach" {...fold('stop')}>
            <Stop view={view} onOptedOut={onOptedOut} />
          </Unfolding>
        </>
      )}
      {view.report_confirmed || hasReported ? (
        <p className="quiet small" role="status">
          You have reported this letter.
        </p>
      ) : (
        <Unfolding title="Report this letter" {...fold('report')}>
          {view.reported && (
            <p className="quiet">
              This letter was reported by its link, which others may hold, and nobody has confirmed it yet. If it was
              not you, report it here.
            </p>
          )}
          <Report link={link} onReported={() => setReported(true)} />
        </Unfolding>
      )}
    </section>
  )
}

type UnfoldingProps = { title: string; isOpen: boolean; onToggle: () => void; children: ReactNode }

function Unfolding({ title, isOpen, onToggle, children }: UnfoldingProps) {
  const id = useId()
  return (
    <div className={styles.action}>
      <button
        type="button"
        className={`text-button ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {title}
      </button>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}

function Stop({ view, onOptedOut }: { view: LetterLinkView; onOptedOut: () => void }) {
  const removal = useMutation({
    mutationFn: () => call(optOutByLink, { query: view.opt_out_link }),
    onSuccess: onOptedOut,
  })
  return (
    <>
      <p className="quiet">
        No student will be able to write to you from here, and you will no longer be listed on Labreach. If we have your
        address, we email you a link to undo it.
      </p>
      <div>
        <Button variant="default" loading={removal.isPending} onClick={() => removal.mutate()}>
          Stop all letters
        </Button>
      </div>
      {removal.isError && <Note tone="red">{sentenceOr(removal.error, 'This did not work. Please tap again.')}</Note>}
    </>
  )
}

function Report({ link, onReported }: { link: LetterLink; onReported: () => void }) {
  const [text, setText] = useState('')
  const report = useMutation({
    mutationFn: () => call(reportLetter, { body: { ...link, text } }),
    onSuccess: onReported,
  })
  return (
    <>
      <CountedText label="What is wrong with it? (optional)" text={text} max={limits.reportMax} onWrite={setText} />
      <p className="quiet small">
        The operator reads it. It counts against the student once you confirm it with the link that we email you, if we
        have your address. An answer above, other than an invitation, stops this student for six months.
      </p>
      <div>
        <Button variant="default" loading={report.isPending} onClick={() => report.mutate()}>
          Report
        </Button>
      </div>
      {report.isError && <Note tone="red">{sentenceOr(report.error, 'This did not work. Please tap again.')}</Note>}
    </>
  )
}
