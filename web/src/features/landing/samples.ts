import { fillVariables, templateVariables } from '@labreach/contract/variables'

/** Topics of letters, typed one after the other in the hero. */
export const phrases = [
  'a summer in their lab',
  'your first research project',
  'the paper you read twice',
  'a question nobody answered',
  'a thesis worth a year',
] as const

/** Examples of interests, typed one after the other on the upload card. */
export const interests = [
  'marine ecology',
  'robotics',
  'protein design',
  'labor economics',
  'machine learning',
] as const

/** The recipient of the demo letter. */
export type Recipient = { school: string; interests: readonly string[] }
/** Used until the preview has loaded, whose first professor is the recipient then. */
export const sampleRecipient: Recipient = { school: 'UC Santa Barbara', interests: ['coral reefs', 'marine ecology'] }

export type SampleLetter = { name: string; subject: string; content: string }

const closing = '\n\nMy resume is attached. Thank you for your time.\n\nKind regards,\n{student_name}'

export const templates: readonly SampleLetter[] = [
  {
    name: 'Research assistant',
    subject: 'Helping with your research',
    content:
      'Dear {professor_name},\n\nI am {student_name}, a {year} at {school}. Your work on {professor_key_interests} is what I want to learn, and I would like to help with it.\n\nLast year I built a small tool that cleans field measurements, and I wrote down every step. [One sentence on the paper that made you write.]\n\nIs there a task in your group that I could take on for a few hours a week?' +
      closing,
  },
  {
    name: 'Summer internship',
    subject: 'A summer in your group',
    content:
      'Dear {professor_name},\n\nI am {student_name}, a {year} at {school}, and I am looking for a place to learn research this summer. Your group’s work on {professor_key_interests} is my first choice.\n\nI can read papers slowly and code quickly, and I do not mind repeating an experiment. [What you would like to work on, in one sentence.]\n\nWould you have room for a student from June to August?' +
      closing,
  },
  {
    name: 'Question about a paper',
    subject: 'A question about your work',
    content:
      'Dear {professor_name},\n\nI am {student_name}, a {year} at {school}. While reading about {professor_key_interests} I came to a question that I could not answer.\n\n[Your question, in two sentences.]\n\nIf the answer is in a paper that I missed, a title would help me greatly.' +
      closing,
  },
]

export const draft: SampleLetter = {
  name: 'Saved draft',
  subject: 'Two things I noticed in your work',
  content:
    'Dear {professor_name},\n\nI am {student_name}, a {year} at {school}. Your work on {professor_key_interests} changed how I see the project that I finished this spring.\n\nTwo things struck me: how small the data were, and how far you got with them. I would like to try the same on my own measurements.\n\nMay I ask you about it for fifteen minutes?' +
    closing,
}

const student = { student_name: 'Sam Rivera', year: 'sophomore', school: 'Oak Valley College' }

/** Fills the variables of a sample letter. The locked name and details only the student knows remain placeholders. */
export function fillSample({ content }: SampleLetter, to: Recipient): string {
  const placeholders = Object.fromEntries(templateVariables.map((name) => [name, `{${name}}`]))
  const interests = to.interests.slice(0, 2).join(' and ')
  const values = { ...placeholders, ...student, ...(interests && { professor_key_interests: interests }) }
  return fillVariables(content, values as Parameters<typeof fillVariables>[1])
}

/** Returns invented publications about the interests of the recipient. */
export function samplePublications({ interests }: Recipient): { title: string; year: number; citations: number }[] {
  const [first = 'open problems', second = first] = interests
  return [
    { title: `What is still unknown about ${first}`, year: 2026, citations: 41 },
    { title: `A simpler way to study ${second}`, year: 2025, citations: 138 },
    { title: `Ten years of ${first}: a review`, year: 2023, citations: 612 },
  ]
}
