import { NativeSelect } from '@mantine/core'
import styles from './letter-form.module.css'
import { blank, type Letter } from './use-letter.ts'

/** What the letter starts from; what a choice replaces can be brought back. */
export function TemplateChoice({ letter, disabled }: { letter: Letter; disabled: boolean }) {
  const { templates } = letter
  return (
    <div className={styles.choice}>
      <NativeSelect
        label="Template"
        value={letter.choice}
        disabled={disabled || templates.isPending}
        data={[
          ...(templates.data ?? []).map(({ id: value, name }) => ({ value: String(value), label: name })),
          { value: blank, label: 'Blank' },
        ]}
        onChange={(event) => letter.choose(event.currentTarget.value)}
      />
      {letter.canUndo && (
        <p className="small quiet" role="status">
          Your text was replaced.{' '}
          <button type="button" className="text-button" disabled={disabled} onClick={letter.undo}>
            Undo
          </button>
        </p>
      )}
    </div>
  )
}
