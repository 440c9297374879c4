import { Note } from '../../ui/feedback/note.tsx'
import { useSupport } from '../support.ts'

/** Shown in place of plan features if this release does not know the student's plan. */
export function UnknownPlan() {
  const support = useSupport()
  return (
    <Note tone="amber" title="Unknown Plan">
      <p>
        This page does not know your plan. <a href={support.mail('Unknown Plan')}>Contact Support</a>
      </p>
    </Note>
  )
}
