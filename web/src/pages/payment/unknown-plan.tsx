import { Note } from '../../ui/feedback/state.tsx'
import { useSupport } from '../support.ts'

/** Said where a plan decides, of one that this page does not know. */
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
