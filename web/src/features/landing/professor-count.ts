import { limits } from '@labreach/contract/plans'
import { count, plural } from '../../ui/text/text.ts'

/** 14400 → '14,000+ professors', 812 → '812 professors'. A smaller catalogue shows the real number. */
export const formatProfessorCount = (listed: number): string =>
  listed >= limits.landingProfessors ? `${count(limits.landingProfessors)}+ professors` : plural(listed, 'professor')
