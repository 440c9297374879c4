import { NativeSelect } from '@mantine/core'
import styles from './letter-form.module.css'
import { blank, ownText } from './letter-state.ts'
import type { Letter } from './use-letter.ts'

/** The select for the template. A button restores the text that a choice replaced. */
export function TemplateChoice({ letter, disabled }: { letter: Letter; disabled: boolean }) {
  const { source, draft } = letter
  const { templates, choice } = source
  const list = (templates.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const isOffered = choice === blank || list.some(({ value }) => value === choice)
  const isLoading = draft.isLoading || templates.isFetching
  return (
    <div className={styles.choice}>
      <NativeSelect
        label="Template"
        value={isOffered ? choice : ownText}
        disabled={disabled || draft.isLoading || templates.isPending}
        data={[
          // For a draft, or a text that was written without a template.
          ...(isOffered ? [] : [{ value: ownText, label: isLoading ? 'Loading…' : 'Your own text' }]),
          ...list,
          { value: blank, label: 'Blank' },
        ]}
        onChange={(event) => source.choose(event.currentTarget.value)}
      />
      {source.canUndo && (
        <p className="small quiet" role="status">
          Your text was replaced.{' '}
          <button type="button" className="text-button" disabled={disabled || draft.isLoading} onClick={source.undo}>
            Undo
          </button>
        </p>
      )}
    </div>
  )
}
