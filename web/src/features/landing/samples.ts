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

const greeting = 'Dear Professor {professor_surname},\n\n'
const closing = ' My resume is attached, and thank you for reading this.\n\nKind regards,\n{student_name}'
const work = '[One sentence: which of their papers you read, and what you thought about it]'
const deed = '[One sentence: what you did that is closest to this, and what came of it]'

export const templates: readonly SampleLetter[] = [
  {
    name: 'Research assistant',
    subject: 'A first-week task on your paper',
    content:
      greeting +
      'I am {student_name}, a {level} at {school}, and I would like to help with research on {professor_key_interests} in {term}. I am writing because of one of your papers.\n\n' +
      `${work}\n\n${deed}\n\n` +
      'In the first week I could repeat one figure of that paper with its published data, and write down where my result differs from yours.\n\n' +
      'Would that be of use, or is there a smaller task in your group that nobody has time for? A yes or a no in one line is enough.' +
      closing,
  },
  {
    name: 'Summer internship',
    subject: 'A summer in your group',
    content:
      greeting +
      'I am {student_name}, a {level} at {school}. For {term} I am looking for eight weeks of work in a group that studies {professor_key_interests}.\n\n' +
      `${work}\n\n${deed}\n\n` +
      '[One sentence: a task of eight weeks that would continue this work]\n\n' +
      'Do you take students at that time, and if so, who in your group should I ask about applying? If you do not, one line is enough, and I will look elsewhere in good time.' +
      closing,
  },
  {
    name: 'Question about a paper',
    subject: 'A question about your work',
    content:
      greeting +
      'I am {student_name}, a {level} at {school}. While reading one of your papers about {professor_key_interests} for a project of {term}, I came to a question that I could not answer.\n\n' +
      `${work}\n\n` +
      '[Your question, in two sentences: the figure or the step that it is about, and what you expected instead]\n\n' +
      `${deed}\n\n` +
      'If the answer is in a paper that I missed, its title would be enough. If it is open, may I come to your office hours in the next two weeks and show you what I tried?' +
      closing,
  },
]

export const draft: SampleLetter = {
  name: 'Saved draft',
  subject: 'Two things I noticed in your data',
  content:
    greeting +
    'I am {student_name}, a {level} at {school}, and I would like to help with research on {professor_key_interests} in {term}.\n\n' +
    '[One sentence: the title of the paper, and the figure that you mean] Two things in its data made me stop: the gap in the third month, and that both methods agree on either side of it.\n\n' +
    'For a course this spring I cleaned 1,200 field measurements and found that a third of them had the wrong time. I could look for the same in your gap within a week, with a small script that I would leave to your group.\n\n' +
    'May I have the file of that figure, or fifteen minutes to show you what I mean?' +
    closing,
}

const student = {
  student_name: 'Sam Rivera',
  year: 'sophomore',
  school: 'Oak Valley College',
  level: 'second-year undergraduate',
  term: 'the coming summer',
}

/** Fills the variables of a sample letter, with one interest of the professor. The locked name and details only the student knows remain placeholders. */
export function fillSample({ content }: SampleLetter, to: Recipient): string {
  const placeholders = Object.fromEntries(templateVariables.map((name) => [name, `{${name}}`]))
  const [interest] = to.interests
  const values = { ...placeholders, ...student, ...(interest && { professor_key_interests: interest }) }
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
