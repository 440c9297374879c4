import { LegalPage } from './legal.tsx'
import { aboutYou } from './privacy-about-you.tsx'
import { rights } from './privacy-rights.tsx'

const summary = [
  'We keep what you give us, what is read from your resume, and what you do here. Nothing is sold, and there are no advertisements.',
  'Google delivers the letters that you send. A language model sees a few facts about you when it writes or, where configured, helps to match you. Nobody else gets your data.',
  'Your letters carry no tracking, and how you use this website is counted only where you said yes.',
  'On your profile you can download everything, and delete your account at any time.',
] as const

export function PrivacyPage() {
  return <LegalPage title="Privacy Policy" changed="2026-11-21" summary={summary} sections={[...aboutYou, ...rights]} />
}
