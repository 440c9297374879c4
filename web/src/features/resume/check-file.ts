import { limits } from '@labreach/contract/plans'

/** What was dropped or chosen. */
export type Picked = { files: readonly File[]; hasFolder: boolean }

/** What browsers call a file whose type they do not know. */
const unknownTypes: readonly string[] = ['', 'application/octet-stream']

/** Why a file cannot be uploaded, before it is sent; undefined when it can. `beginning`: its first bytes as text. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, beginning = ''): string | undefined {
  const isPdf = unknownTypes.includes(file.type)
    ? file.name.toLowerCase().endsWith('.pdf') || beginning.includes('%PDF-')
    : file.type === 'application/pdf' || file.type === 'application/x-pdf'
  if (!isPdf) return 'Please upload a PDF file only'
  if (file.size > limits.resumeMaxBytes) return 'File size must be less than 10MB'
  return undefined
}

/** The first kilobyte of a file, within which a PDF begins; nothing of a file that cannot be read. */
export const beginningOf = (file: Blob): Promise<string> =>
  file
    .slice(0, 1_024)
    .text()
    .catch(() => '')

/** Why what was dropped is not one file, or undefined. */
export function refusalOfDrop(count: number, hasFolder: boolean): string | undefined {
  if (hasFolder) return 'This is a folder. Please drop the PDF file itself.'
  if (count > 1) return `You dropped ${count} files. Please drop one PDF file.`
  return undefined
}
