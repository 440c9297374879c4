import { getFirstAnswers, saveFirstAnswers, type FirstAnswers } from '@labreach/contract/professors'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { sentenceOr } from '../../../api/error.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { useIsOnline } from '../../../offline/connection.ts'
import { AnswerField } from './answer-fields.tsx'
import styles from './questions.module.css'
import { getTypedAnswers, storeTypedAnswers } from './typed-answers.ts'

/** Answers are saved when nothing was typed for this time, and when the field is left. */
const saveAfterMs = 800

/** The timeout of a save, in milliseconds: the next one waits for it. */
const timeoutMs = 15_000

/** The two questions that name no professor. A visitor's answers open in the first letter after the registration. */
export function FirstQuestions({ token }: { token: string }) {
  const client = useQueryClient()
  const queryKey = ['first answers', token]
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getFirstAnswers, { query: { temporary_token: token } }, { signal }),
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: true,
  })
  const [typed, setTyped] = useState(() => getTypedAnswers(token, localStorage))
  const isOnline = useIsOnline()
  const saving = useMutation({
    // A registration waits for it.
    mutationKey: [saveFirstAnswers.name],
    // One after the other: an earlier save that arrives late would replace a later one.
    scope: { id: 'first answers' },
    mutationFn: async (answers: Partial<FirstAnswers>) => {
      const signal = AbortSignal.timeout(timeoutMs)
      // Both answers are saved together: the one that was not typed here remains as it is stored.
      const known = stored.data ?? (await call(getFirstAnswers, { query: { temporary_token: token } }, { signal }))
      return call(saveFirstAnswers, { body: { temporary_token: token, ...known, ...answers } }, { signal })
    },
    onSuccess: (answers) => client.setQueryData<FirstAnswers>(queryKey, answers),
  })
  // Neither is typed before the stored ones are known. What was typed earlier is saved all the same.
  const isLoaded = stored.isSuccess
  const answers = { thought: '', experience: '', ...stored.data, ...typed }
  const isSaved = stored.data?.thought === answers.thought && stored.data.experience === answers.experience
  const { isPending, variables } = saving
  const isUnderway = isPending && variables.thought === typed.thought && variables.experience === typed.experience
  const save = () => {
    if (!isSaved && !isUnderway) saving.mutate(typed)
  }
  const saveLater = useEffectEvent(save)
  const hasTyped = Object.keys(typed).length > 0
  useEffect(() => {
    if (!hasTyped || isSaved) return
    const timer = setTimeout(() => saveLater(), saveAfterMs)
    return () => clearTimeout(timer)
    // Also when the connection is back.
  }, [answers.thought, answers.experience, hasTyped, isSaved, isLoaded, isOnline])
  useEffect(() => storeTypedAnswers(token, isSaved ? {} : typed, localStorage), [token, typed, isSaved])

  return (
    <section className={styles.first} aria-label="Two questions" onBlur={() => hasTyped && save()}>
      <p>
        Two questions, so that your first letter is about you. The answers wait for the professor you choose; you can
        skip them.
      </p>
      {stored.isError && (
        <Note tone="red">
          <span>{sentenceOr(stored.error, 'Your answers could not be loaded.')}</span>
          <button type="button" className="text-button" onClick={() => void stored.refetch()}>
            Try Again
          </button>
        </Note>
      )}
      <AnswerField
        name="thought"
        value={answers.thought}
        disabled={!isLoaded}
        onWrite={(thought) => setTyped((current) => ({ ...current, thought }))}
      />
      <AnswerField
        name="experience"
        value={answers.experience}
        disabled={!isLoaded}
        onWrite={(experience) => setTyped((current) => ({ ...current, experience }))}
      />
      {/* Screen readers hear a failure, but not each save that nobody asked for. */}
      <p className="small quiet">
        {hasTyped && !saving.isError && (isSaved ? 'Saved for your first letter.' : saving.isPending && 'Saving…')}
        <span role="status">
          {saving.isError && 'Your answers could not be saved. We try again when you type or register.'}
        </span>
      </p>
    </section>
  )
}
