/** A listed professor as the server knows one; what a student may see of it is decided where it is shown. */
export type Professor = Readonly<{
  id: number
  scholarId: string
  name: string
  affiliation: string
  schoolName: string
  urlPicture: string | null
  citedBy: number
  keyInterests: readonly string[]
  homepageUrl: string | null
  googleScholarUrl: string | null
  email: string | null
}>
