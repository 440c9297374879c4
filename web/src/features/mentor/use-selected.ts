import { useEffect, useState, type RefObject } from 'react'
import { cutPassage, type Passage } from './paragraphs.ts'

/** The passage that is selected in the letter; null without one. */
export function useSelected(root: RefObject<HTMLElement | null>, letter: string): Passage | null {
  const [selected, setSelected] = useState<Passage | null>(null)
  useEffect(() => {
    const read = () => {
      const range = getSelection()?.rangeCount ? getSelection()!.getRangeAt(0) : null
      const start = range && toPosition(root.current, range.startContainer, range.startOffset)
      const end = range && toPosition(root.current, range.endContainer, range.endOffset)
      setSelected(start !== null && end !== null && end > start ? cutPassage(letter, start, end) : null)
    }
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [root, letter])
  return selected
}

/** The position in the letter of a place in one of its paragraphs; null elsewhere. */
function toPosition(root: HTMLElement | null, node: Node, offset: number): number | null {
  const element = node instanceof Element ? node : node.parentElement
  const paragraph = element?.closest<HTMLElement>('[data-start]')
  if (!paragraph || !root?.contains(paragraph)) return null
  const isText = node.nodeType === Node.TEXT_NODE
  return Number(paragraph.dataset['start']) + (isText ? offset : offset > 0 ? paragraph.textContent.length : 0)
}
