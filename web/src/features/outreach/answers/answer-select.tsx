import { outreachMarks } from '@labreach/contract/choices'
import { answerLabels } from '@labreach/contract/letter-words'
import type { Outreach } from '@labreach/contract/outreach'
import { NativeSelect } from '@mantine/core'
import { useNoteAnswer } from '../use-outreaches.ts'
import { noAnswer, nothingNoted } from '../words.ts'

const marks = outreachMarks.map((value) => ({ value, label: answerLabels[value] }))

/** The select by which a student notes the answer to a letter. */
export function AnswerSelect({ letter, label }: { letter: Outreach; label?: string }) {
  const noteAnswer = useNoteAnswer(letter)
  return (
    <NativeSelect
      {...(label ? { label } : { 'aria-label': `Answer of ${letter.professor_name} to “${letter.subject}”` })}
      size="sm"
      data={[{ value: '', label: letter.professor_answer ? nothingNoted : noAnswer }, ...marks]}
      value={letter.mark ?? ''}
      onChange={(event) => noteAnswer.mutate(outreachMarks.find((one) => one === event.currentTarget.value) ?? null)}
    />
  )
}
