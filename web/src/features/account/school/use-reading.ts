import { useRef, useState } from 'react'

/** What a screen reader is told of a part of the page, and where the reading goes on when a pressed button is gone. */
export function useReading() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, say] = useState('')
  /** Focuses the heading or another element of its part, unless the student has gone elsewhere in the meantime. */
  const goOn = (element: HTMLElement | null = heading.current) => {
    const { activeElement } = document
    if (activeElement === document.body || heading.current?.parentElement?.contains(activeElement)) element?.focus()
  }
  return { heading, said, reading: { say, goOn } }
}
export type Reading = ReturnType<typeof useReading>['reading']
