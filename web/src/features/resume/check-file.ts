import { limits } from '@labreach/contract/plans'

/** What was dropped or chosen. */
export type Picked = { files: readonly File[]; hasFolder: boolean }

/** Why a file cannot be uploaded, before it is sent; undefined when it can. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const isPdf = file.type ? file.type === 'application/pdf' : file.name.toLowerCase().endsWith('.pdf')
  if (!isPdf) return 'Please upload a PDF file only'
  if (file.size > limits.resumeMaxBytes) return 'File size must be less than 10MB'
  return undefined
}

/** Why what was dropped is not one file, or undefined. */
export function refusalOfDrop(count: number, hasFolder: boolean): string | undefined {
  if (hasFolder) return 'This is a folder. Please drop the PDF file itself.'
  if (count > 1) return `You dropped ${count} files. Please drop one PDF file.`
  return undefined
}
