import { expect, test } from 'vitest'
import { findMajor } from './facts-major.ts'

test.each([
  ['Bachelor of Arts, Business Administration', 'Business Administration'],
  ['Bachelor of Arts, Business Administration, Reed College, May 2023', 'Business Administration'],
  ['B.S. Electrical Engineering and Computer Science', 'Electrical Engineering and Computer Science'],
  ['BSc (Hons) Physics', 'Physics'],
  ['BSc (Hons), Physics', 'Physics'],
  ['B.S., Physics', 'Physics'],
  ['Master of Science, Data Science', 'Data Science'],
  ['Master of Science (Data Science)', 'Data Science'],
  ['Master of Science – Data Science', 'Data Science'],
  ['Master of Engineering, Robotics', 'Robotics'],
  ['Bachelor of Science Marine Biology', 'Marine Biology'],
  ['Ph.D. Candidate in Materials Science', 'Materials Science'],
  ['Major: Cognitive Science; Minor: Music', 'Cognitive Science'],
  ['Major: Cognitive Science, Minor: Music', 'Cognitive Science'],
  ['Major in Cognitive Science, minor in Music', 'Cognitive Science'],
  ['Doctor of Philosophy, Neuroscience', 'Neuroscience'],
  ['Doctor of Philosophy in Neuroscience', 'Neuroscience'],
  ['Bachelor of Business Administration', 'Business Administration'],
  ['Bachelor of Engineering, Reed College', 'Engineering'],
  ['Stanford University, B.S. Symbolic Systems   2019 – 2023', 'Symbolic Systems'],
  ['A.B. in Economics, cum laude', 'Economics'],
  ['MSc Robotics Sep 2020 – Jun 2021', 'Robotics'],
  [
    'Bachelor of Technology (B.Tech), Electronics & Communication Engineering',
    'Electronics & Communication Engineering',
  ],
  ['BSc (First Class Honours), Chemistry, University of Leeds', 'Chemistry'],
  ['Georgia Tech | BS CS | 2021-2025', 'Computer Science'],
  ['M.S. in EECS, MIT', 'Electrical Engineering and Computer Science'],
  ['B.A. PHILOSOPHY', 'Philosophy'],
  ['BA in Art History and Puppetry', 'Art History and Puppetry'],
  ['B.S. in Science Education', 'Science Education'],
])('the major of "%s" is %s [RESUME-8]', (line, major) => expect(findMajor([line])).toBe(major))

test.each([
  'Bachelor of Arts, Magna Cum Laude',
  'Bachelor of Arts, expected May 2025',
  'Bachelor of Science, Reed College',
  'Master of Science, ETH Zurich',
  'Minor: Music',
  'Boston, MA',
])('"%s" names none', (line) => expect(findMajor([line])).toBeNull())
