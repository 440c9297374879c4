import { limits } from '@labreach/contract/plans'

/** Files that were dropped or chosen. */
export type SelectedFiles = { files: readonly File[]; hasFolder: boolean }

/** The types that browsers give to files of unknown type. */
const unknownTypes: readonly string[] = ['', 'application/octet-stream']

/** Returns the sentence for a file that cannot be uploaded, or undefined. `beginning`: the first bytes as text. */
export function checkFile(file: Pick<File, 'name' | 'type' | 'size'>, beginning = ''): string | undefined {
  const isPdf = unknownTypes.includes(file.type)
    ? file.name.toLowerCase().endsWith('.pdf') || beginning.includes('%PDF-')
    : file.type === 'application/pdf' || file.type === 'application/x-pdf'
  if (!isPdf) return 'Please upload a PDF file only'
  if (file.size > limits.resumeMaxBytes) return 'File size must be less than 10MB'
  return undefined
}

/** Reads the first kilobyte of a file, which contains the header of a PDF; '' if the file cannot be read. */
export const readBeginning = (file: Blob): Promise<string> =>
  file
    .slice(0, 1_024)
    .text()
    .catch(() => '')

/** Returns the sentence for a drop that is not exactly one file, or undefined. */
export function checkDrop(count: number, hasFolder: boolean): string | undefined {
  if (hasFolder) return 'This is a folder. Please drop the PDF file itself.'
  if (count > 1) return `You dropped ${count} files. Please drop one PDF file.`
  return undefined
}
