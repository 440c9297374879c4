import { lazy, Suspense } from 'react'
import { plural } from '../../../ui/text/text.ts'
import type { MentorPanelProps } from './mentor-panel.tsx'

const Panel = lazy(async () => ({ default: (await import('./mentor-panel.tsx')).MentorPanel }))

/** The panel of mentors, whose code loads when its tab is opened. */
export function MentorSide(props: MentorPanelProps) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}

/** Tells screen readers of comments that come while the letter is written. */
export function MentorNews({ count }: { count: number }) {
  return (
    <p className="visually-hidden" role="status">
      {count > 0 && `${plural(count, 'comment')} on your letter, under Mentor.`}
    </p>
  )
}
