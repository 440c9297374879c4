/** Saves a file as a download of the browser. */
export function saveFile(bytes: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  // Some browsers save an empty file if the URL is revoked at once.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
