import type { Student } from '@labreach/contract/account'
import { limits, UNLIMITED } from '@labreach/contract/plans'
import { Button, Textarea } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Note } from '../../ui/feedback/note.tsx'
import { count, time } from '../../ui/text/text.ts'
import styles from './editor.module.css'
import { generationFailure } from './failures.ts'
import type { TemplateForm } from './use-template-fields.ts'
import type { useGenerate } from './use-generate.ts'

type Props = {
  student: Student
  form: TemplateForm
  generate: ReturnType<typeof useGenerate>
  /** One line until it is opened, for a template that has its text. */
  folded: boolean
}

/** Lets the language model write a first version of a template. */
export function GeneratePanel({ student, form, generate, folded }: Props) {
  const [isOpen, setOpen] = useState(!folded)
  const title = useId()
  const [instructions, setInstructions] = useState('')
  const failure = generate.error && generationFailure(generate.error, student.subscription)
  if (!isOpen)
    return (
      <Button
        className={styles.opener ?? ''}
        variant="light"
        justify="space-between"
        leftSection={<IconSparkles size={20} aria-hidden="true" />}
        rightSection={<UsesLeft student={student} />}
        aria-expanded="false"
        onClick={() => setOpen(true)}
      >
        Write with AI
      </Button>
    )
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div className={styles.panelHead}>
        <h3 id={title}>Start from your profile</h3>
        <p className="quiet small">Written from your profile and resume alone. You can change every word.</p>
      </div>
      <Textarea
        className={styles.wish}
        label="Special instructions (optional)"
        description={`${instructions.length} of ${limits.instructionsMax} characters`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder="Short, for a summer internship"
        rows={1}
        ref={folded ? takeFocus : null}
        maxLength={limits.instructionsMax}
        value={instructions}
        onChange={(event) => setInstructions(event.currentTarget.value)}
      />
      <div className={styles.generate}>
        <Button
          variant="light"
          leftSection={<IconSparkles size={20} aria-hidden="true" />}
          loading={generate.isPending}
          onClick={() => generate.mutate(instructions)}
        >
          AI Generate
        </Button>
        <UsesLeft student={student} withReset />
      </div>
      <p className="small quiet" role="status">
        {generate.isPending && 'Writing your template…'}
        {generate.isSuccess && !form.canUndo && 'Your template is written.'}
        {generate.isSuccess && form.canUndo && (
          <>
            Your text was replaced.{' '}
            <button type="button" className="text-button" onClick={form.undo}>
              Undo
            </button>
          </>
        )}
      </p>
      {failure && (
        <Note tone="red">
          <p>{failure.text}</p>
          {failure.resetsAt && <p className="figures">You can use AI again on {time(failure.resetsAt)}.</p>}
          {failure.upgrade && <Link to="/pricing">Upgrade Plan</Link>}
        </Note>
      )}
    </section>
  )
}

/** Outside the component: a ref that changes would take the focus at every letter typed. */
const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus()

/** The AI uses that are left today. Renders nothing if they are unlimited. */
function UsesLeft({ student, withReset = false }: { student: Student; withReset?: boolean }) {
  const { used, limit, resets_at: resetsAt } = student.quotas.ai_day
  if (limit >= UNLIMITED) return null
  const left = Math.max(0, limit - used)
  return (
    <span className="small quiet figures">
      {count(left)} of {count(limit)} AI uses left today
      {withReset && left === 0 && resetsAt && <> · you can use AI again on {time(resetsAt)}</>}
    </span>
  )
}
