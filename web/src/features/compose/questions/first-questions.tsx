import { getFirstAnswers, saveFirstAnswers, type FirstAnswers } from '@labreach/contract/professors'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { AnswerField } from './answer-fields.tsx'
import styles from './questions.module.css'

/** Answers are saved when nothing was typed for this time, and when the field is left. */
const saveAfterMs = 800

/** The two questions that name no professor. A visitor's answers open in the first letter after the registration. */
export function FirstQuestions({ token }: { token: string }) {
  const stored = useQuery({
    queryKey: ['first answers', token],
    queryFn: ({ signal }) => call(getFirstAnswers, { query: { temporary_token: token } }, { signal }),
    staleTime: Infinity,
    retry: false,
  })
  const [typed, setTyped] = useState<Partial<FirstAnswers>>({})
  const saving = useMutation({
    // One after the other: an earlier save that arrives late would replace a later one.
    scope: { id: 'first answers' },
    mutationFn: (answers: FirstAnswers) => call(saveFirstAnswers, { body: { temporary_token: token, ...answers } }),
  })
  const answers = { thought: '', experience: '', ...stored.data, ...typed }
  const saved = saving.data ?? stored.data
  const isSaved = saved !== undefined && saved.thought === answers.thought && saved.experience === answers.experience
  const { mutate } = saving
  const save = () => {
    if (!isSaved) mutate({ thought: answers.thought, experience: answers.experience })
  }
  const hasTyped = Object.keys(typed).length > 0
  useEffect(() => {
    if (!hasTyped || isSaved) return
    const timer = setTimeout(() => mutate({ thought: answers.thought, experience: answers.experience }), saveAfterMs)
    return () => clearTimeout(timer)
  }, [answers.thought, answers.experience, hasTyped, isSaved, mutate])

  return (
    <section className={styles.first} aria-label="Two questions" onBlur={() => hasTyped && save()}>
      <p>
        Two questions, so that your first letter is about you. The answers wait for the professor you choose; you can
        skip them.
      </p>
      <AnswerField
        name="thought"
        value={answers.thought}
        onWrite={(thought) => setTyped((current) => ({ ...current, thought }))}
      />
      <AnswerField
        name="experience"
        value={answers.experience}
        onWrite={(experience) => setTyped((current) => ({ ...current, experience }))}
      />
      <p className="small quiet" role="status">
        {saving.isError
          ? 'Your answers could not be saved. They are tried again when you type.'
          : hasTyped && (isSaved ? 'Saved for your first letter.' : 'Saving…')}
      </p>
    </section>
  )
}
