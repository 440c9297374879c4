/** A listed professor as browsing and matching know one: without picture and address, which neither shows. */
export type Professor = Readonly<{
  id: number
  scholarId: string
  name: string
  affiliation: string
  schoolName: string
  citedBy: number
  keyInterests: readonly string[]
  homepageUrl: string | null
  googleScholarUrl: string | null
}>
