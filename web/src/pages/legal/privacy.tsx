import { LegalPage } from './legal.tsx'
import { aboutYou } from './privacy-about-you.tsx'
import { rights } from './privacy-rights.tsx'

const summary = [
  'We keep what you give us, what is read from your resume, and what you do here. There are no advertisements.',
  'Google delivers the letters that you send. A language model gets facts of your profile when it writes for you, the beginning of your resume’s text when it works on a letter, and lines about research from your resume to suggest fields. Nothing is sold.',
  'Your letters carry no tracking, and how you use this website is counted only where you said yes.',
  'On your profile you can download everything, and delete your account at any time.',
] as const

export function PrivacyPage() {
  return <LegalPage title="Privacy Policy" changed="2026-11-28" summary={summary} sections={[...aboutYou, ...rights]} />
}
