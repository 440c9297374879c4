import { useEffect, useState, type DragEvent } from 'react'
import type { SelectedFiles } from './check-file.ts'

const containsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false

/**
 * Makes an element a drop zone for files. Returns whether files are dragged over it, and its event handlers. While it
 * is on the page, the browser does not open a file that is dropped outside of it.
 */
export function useFileDrop(onFiles: (selected: SelectedFiles) => void) {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const preventOpening = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !containsFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', preventOpening)
    addEventListener('drop', preventOpening)
    return () => {
      removeEventListener('dragover', preventOpening)
      removeEventListener('drop', preventOpening)
    }
  }, [])

  const onDragOver = (event: DragEvent) => {
    if (!containsFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const onDragLeave = (event: DragEvent) => {
    // The event also fires when the pointer moves to an element inside.
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  const onDrop = (event: DragEvent) => {
    if (!containsFiles(event)) return
    event.preventDefault()
    setOver(false)
    const { items, files } = event.dataTransfer
    onFiles({ files: [...files], hasFolder: [...items].some((item) => item.webkitGetAsEntry()?.isDirectory) })
  }
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop } }
}
