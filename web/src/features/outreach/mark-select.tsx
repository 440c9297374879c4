import { outreachMarks } from '@labreach/contract/choices'
import type { Outreach } from '@labreach/contract/outreach'
import { NativeSelect } from '@mantine/core'
import { useMark } from './use-outreaches.ts'
import { marks, noAnswer } from './words.ts'

const options = [{ value: '', label: noAnswer }, ...outreachMarks.map((value) => ({ value, label: marks[value] }))]

/** The select by which a student marks the answer to a letter. */
export function MarkSelect({ letter, label }: { letter: Outreach; label?: string }) {
  const mark = useMark(letter)
  return (
    <NativeSelect
      {...(label ? { label } : { 'aria-label': `Answer of ${letter.professor_name} to “${letter.subject}”` })}
      size="sm"
      data={options}
      value={letter.mark ?? ''}
      onChange={(event) => mark.mutate(outreachMarks.find((one) => one === event.currentTarget.value) ?? null)}
    />
  )
}
