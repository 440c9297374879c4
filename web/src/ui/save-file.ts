/** Saves bytes under a name, as a download of the browser. */
export function saveFile(bytes: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  // The download has the bytes by then; released at once, some browsers save an empty file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
