import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { plural } from '../ui/text/text.ts'

export type LogoutQuestionProps = {
  opened: boolean
  /** What a logout would remove: the number of letters that are in no draft, and other work (session/unsaved-work.ts). */
  unsaved: { letters: number; work: readonly string[] }
  loading: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before a logout that loses what is only in this browser. */
export function LogoutQuestion({ unsaved: { letters, work }, ...props }: LogoutQuestionProps) {
  const title =
    letters === 0
      ? 'Changes are not saved'
      : letters === 1
        ? 'A letter is not saved'
        : `${letters} letters are not saved`
  return (
    <ConfirmDialog title={title} yes="Log out anyway" no="Stay signed in" {...props}>
      {letters > 0 && (
        <p>
          {plural(letters, 'letter')} could not be fully saved: the network failed, you can no longer write to the
          professor, another device saved a different draft, you replaced your own text, or what you typed for an open
          place is not in the letter yet. Logging out removes unsaved text from this browser. To keep it, stay signed
          in, open the letter and save or send it.
        </p>
      )}
      {work.length > 0 && (
        <p>
          {[...new Set(work.map((key) => (key.endsWith('_profile') ? 'Your profile' : 'A template')))].join(' and ')}:
          not saved yet. Logging out removes these changes from this browser.
        </p>
      )}
    </ConfirmDialog>
  )
}
