import { limits } from '@labreach/contract/plans'

/** Why a file cannot be uploaded, before it is sent; undefined when it can. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const isPdf = file.type ? file.type === 'application/pdf' : file.name.toLowerCase().endsWith('.pdf')
  if (!isPdf) return 'Please upload a PDF file only'
  if (file.size > limits.resumeMaxBytes) return 'File size must be less than 10MB'
  return undefined
}
