import type { PageView } from '@labreach/contract/professor-page'
import { limits } from '@labreach/contract/plans'
import { useEffect, useRef } from 'react'
import { ChoiceWish } from './choice-wish.tsx'
import { ContentsWish } from './contents-wish.tsx'
import { OwnData } from './own-data.tsx'
import styles from './own-page.module.css'
import { PauseWish } from './pause-wish.tsx'
import { RemoveMe } from './remove-me.tsx'
import { TakingWish } from './taking-wish.tsx'

type Props = { view: PageView; token: string; onRemoved: () => void }

const letters = Array.from({ length: limits.lettersPerProfessorWeek + 1 }, (_, value) => ({
  value,
  label: value === 0 ? 'None' : String(value),
}))

/** What a professor says once for all students, and what is stored about the professor. */
export function OwnPage({ view, token, onRemoved }: Props) {
  const { wishes } = view
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          What letters are welcome
        </h1>
        <p className="quiet">
          {view.name}
          {view.school_name && `, ${view.school_name}`}
        </p>
        <p>
          Say as much or as little as you like. Each choice is saved at once, applies for twelve months, and can be
          undone from the email that confirms it.
        </p>
      </header>
      <TakingWish token={token} wish={wishes.taking} />
      <ContentsWish token={token} wish={wishes.contents} />
      <ChoiceWish
        token={token}
        title="One follow-up"
        about="After a week without an answer a student may ask once more about the same letter."
        wish={wishes.follow_up}
        choices={[
          { value: true, label: 'Welcome' },
          { value: false, label: 'No thanks' },
        ]}
        toChange={(follow_up) => ({ follow_up })}
      />
      <ChoiceWish
        token={token}
        title="The resume as an attachment"
        about="Without it a letter comes as plain text, and you ask for a resume if you want one."
        wish={wishes.attachments}
        choices={[
          { value: true, label: 'Welcome' },
          { value: false, label: 'No thanks' },
        ]}
        toChange={(attachments) => ({ attachments })}
      />
      <ChoiceWish
        token={token}
        title="Letters a week"
        about={`From all students together. If you say nothing, at most ${limits.lettersPerProfessorWeek} reach you.`}
        wish={wishes.cap}
        choices={letters}
        toChange={(cap) => ({ cap })}
      />
      <PauseWish token={token} wish={wishes.paused_until} />
      <ChoiceWish
        token={token}
        title="A note on AI"
        about="Letters then say if parts were written with Labreach’s AI. We cannot know of other AI."
        wish={wishes.ai_note}
        choices={[
          { value: true, label: 'Please say it' },
          { value: false, label: 'Not needed' },
        ]}
        toChange={(ai_note) => ({ ai_note })}
      />
      <OwnData token={token} view={view} />
      <RemoveMe token={token} onRemoved={onRemoved} />
    </div>
  )
}
