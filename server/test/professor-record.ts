import type { ProfessorRecord } from '../src/catalogue/import/professor.ts'

/** A record of a source for tests of imports. */
export function aProfessorRecord(values: Partial<ProfessorRecord>): ProfessorRecord {
  return {
    scholarId: 'x',
    name: 'Ada Ashcombe',
    affiliation: 'Professor of Music, UC Davis',
    schoolName: 'UC Davis',
    citedBy: 1,
    keyInterests: ['harmony'],
    homepageUrl: 'https://music.example/',
    googleScholarUrl: 'https://scholar.example/',
    email: null,
    publications: [],
    ...values,
  }
}
