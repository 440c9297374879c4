import type { Plan } from '@labreach/contract/plan'
import { IconInfoCircle } from '@tabler/icons-react'
import { Hint } from '../../ui/feedback/hint.tsx'
import { count } from '../../ui/text/text.ts'

/** How many professors a plan shows. */
export function VisibleLimit({ plan: { name, limits } }: { plan: Plan }) {
  const text = `${name} users can view up to ${count(limits.visibleProfessors)} professors: those who fit your resume best.`
  return (
    <Hint text={text}>
      <IconInfoCircle size={16} aria-hidden="true" />
    </Hint>
  )
}
