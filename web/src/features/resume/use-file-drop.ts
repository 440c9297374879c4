import { useEffect, useState, type DragEvent } from 'react'
import type { Picked } from './check-file.ts'

const holdsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false

/**
 * Makes an element a place for files to be dropped: whether some are held over it, and its handlers. While it is on the
 * page, a file that misses it does not replace the page.
 */
export function useFileDrop(take: (picked: Picked) => void) {
  const [over, setOver] = useState(false)

  useEffect(() => {
    const missed = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', missed)
    addEventListener('drop', missed)
    return () => {
      removeEventListener('dragover', missed)
      removeEventListener('drop', missed)
    }
  }, [])

  const onDragOver = (event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const onDragLeave = (event: DragEvent) => {
    // Going on to an element inside is not leaving.
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  const onDrop = (event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setOver(false)
    const { items, files } = event.dataTransfer
    take({ files: [...files], hasFolder: [...items].some((item) => item.webkitGetAsEntry()?.isDirectory) })
  }
  return { over, handlers: { onDragOver, onDragLeave, onDrop } }
}
