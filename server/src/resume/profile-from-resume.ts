import type { FoundProfile } from '../students/fill-profile.ts'
import type { ResumeFacts } from './reader/read-resume.ts'

/** The facts of a resume as profile fields. The last word of the name is the last name. */
export function toProfile(facts: ResumeFacts): FoundProfile {
  const words = (facts.name ?? '').split(/\s+/).filter(Boolean)
  return {
    first_name: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    last_name: words.length > 1 ? words.at(-1)! : '',
    school: facts.school ?? '',
    major: facts.major ?? '',
    academic_level: facts.academicLevel,
    gpa: facts.gpa,
    key_interests: facts.interests,
    skills: facts.skills,
  }
}
