import { answerLetter, readLetterLink, type LetterLinkView } from '@labreach/contract/professor-page'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { date } from '../../ui/text/text.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { AnswerGiven } from './answer-given.tsx'
import type { Answer } from './answers.ts'
import { LetterActions } from './letter-actions.tsx'
import styles from './letter-page.module.css'
import type { LetterLink } from './letter-link.ts'

/**
 * The letter of a link, with five answers of one tap. Opening the page changes nothing: scanners of mail open every
 * link, and only a tap answers.
 */
export function LetterPage({ link }: { link: LetterLink }) {
  const client = useQueryClient()
  const queryKey = ['letter link', link.letter, link.signature]
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readLetterLink, { query: link }, { signal }),
    staleTime: Infinity,
  })
  const [isChanging, setChanging] = useState(false)
  const answering = useMutation({
    mutationFn: (given: { answer: Answer; until: string | null }) =>
      call(answerLetter, { body: { ...link, ...given } }),
    onSuccess: (view) => {
      client.setQueryData<LetterLinkView>(queryKey, view)
      setChanging(false)
    },
  })

  if (found.isPending) return <LoadingLetter />
  if (!found.data)
    return (
      <>
        <h1>This letter cannot be answered here</h1>
        <Note tone="red">{sentenceOr(found.error, 'The page could not be loaded. Please open the link again.')}</Note>
        <p className="quiet">You can always reply to the letter itself: your reply reaches the student.</p>
      </>
    )
  const view = found.data
  return (
    <>
      <header className={styles.head}>
        <p className="quiet">
          {view.professor_surname ? `Professor ${view.professor_surname}, a letter from` : 'A letter from'}
        </p>
        <h1>{view.student_name}</h1>
        {view.school_confirmed && (
          <p className={styles.school}>
            <IconRosetteDiscountCheck size={20} aria-hidden="true" />
            <span>Confirmed address at {view.school_confirmed}</span>
          </p>
        )}
        <p className={styles.subject}>“{view.subject}”</p>
        <p className="quiet small">
          <time dateTime={view.sent_at}>{date(view.sent_at)}</time>
        </p>
      </header>
      {view.answer && !isChanging ? (
        <AnswerGiven
          answer={view.answer}
          until={view.answer_until}
          student={view.student_name}
          isNew={answering.isSuccess}
          onChange={() => setChanging(true)}
        />
      ) : (
        <AnswerButtons
          given={view.answer}
          isChanging={isChanging}
          pending={answering.isPending ? answering.variables.answer : null}
          onAnswer={(answer, until) => answering.mutate({ answer, until })}
        />
      )}
      {answering.isError && (
        <Note tone="red">{sentenceOr(answering.error, 'Your answer could not be saved. Please tap again.')}</Note>
      )}
      <LetterActions
        link={link}
        view={view}
        onOptedOut={() => client.setQueryData<LetterLinkView>(queryKey, { ...view, opted_out: true })}
      />
    </>
  )
}

/** The shape of the page, so that nothing moves under the thumb when it comes. */
function LoadingLetter() {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">Loading...</span>
      <div className={styles.blank} data-part="head" />
      <div className={styles.blank} data-part="answers" />
    </div>
  )
}
