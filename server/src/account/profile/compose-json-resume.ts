import type { Student } from '@labreach/contract/account'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/**
 * The profile as JSON Resume 1.0.0 (jsonresume.org), without empty fields. What that format has no field for is in its
 * `meta`, which it leaves to programs.
 */
export function composeJsonResume(student: Student): object {
  const { school, major, academic_level: level, gpa, internship_type, availability, preferred_duration } = student
  const education = withoutEmpty({
    institution: school,
    area: major,
    studyType: level?.replaceAll('_', ' '),
    score: gpa?.toFixed(2),
  })
  const interests = [...student.key_interests, ...student.additional_interests]
  return {
    $schema: schema,
    basics: withoutEmpty({ name: `${student.first_name} ${student.last_name}`.trim(), email: student.email }),
    education: Object.keys(education).length > 0 ? [education] : [],
    skills: student.skills.map((name) => ({ name })),
    interests: interests.map((name) => ({ name })),
    meta: { version: 'v1.0.0', labreach: withoutEmpty({ internship_type, preferred_duration, availability }) },
  }
}

const withoutEmpty = (fields: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])))

/** The bytes of the file, in the download of the profile as in that of all data. */
export const toResumeFile = (student: Student): Buffer =>
  Buffer.from(`${JSON.stringify(composeJsonResume(student), null, 2)}\n`)
