import type { Student } from '@labreach/contract/account'
import { AiBar } from '../ai/ai-bar.tsx'
import type { EnhanceState } from '../ai/use-enhance.ts'
import styles from './letter-form.module.css'
import type { Questions } from '../questions/use-questions.ts'
import { TemplateChoice } from './template-choice.tsx'
import type { Letter } from './use-letter.ts'

type Props = { student: Student; letter: Letter; questions: Questions; enhance: EnhanceState; disabled: boolean }

/** What changes the whole letter: the template, the three questions and AI. */
export function LetterTools({ student, letter, questions, enhance, disabled }: Props) {
  return (
    <div className={styles.tools}>
      <TemplateChoice letter={letter} disabled={disabled} />
      <button
        type="button"
        className="text-button"
        disabled={disabled || letter.draft.isLoading}
        onClick={questions.open}
      >
        Three questions
      </button>
      <AiBar student={student} enhance={enhance} disabled={disabled || letter.draft.isLoading} />
    </div>
  )
}
