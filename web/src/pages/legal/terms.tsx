import { freePlan, limits, cheapestPaidPlan } from '@labreach/contract/plans'
import { Link } from '@tanstack/react-router'
import { LegalPage, SupportLink, type LegalSection } from './legal.tsx'

const summary = [
  'You write in your own name, from your own mailbox, and you are responsible for what you send.',
  'Write to people you truly want to work with. Whoever asks to be left alone is left alone.',
  'You can leave at any time and take your data with you.',
] as const

const sections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    body: (
      <p>
        Labreach helps students find professors and write to them. By creating an account you agree to these terms and
        to the <Link to="/privacy">Privacy Policy</Link>.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'If you are under 18',
    body: (
      <>
        <p>
          You must be at least {limits.ageMin} years old. If you are under {limits.ageWithoutGuardian}, or under the age
          at which you may agree to such terms alone where you live, a parent or guardian has to read them and agree
          before you create the account. A paid plan is bought by an adult.
        </p>
        <p>
          Your resume goes with each letter to somebody you do not know. Leave your home address, phone number, date of
          birth and photograph out of it, tell an adult whom you write to, and let a school know before you visit a lab.
          A parent or guardian can have your account deleted at any time: <SupportLink />.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        One account for one person, with true information and a resume that is your own. Keep your password to yourself.
        Accounts that are used to harass, to deceive, or to get around limits are closed.
      </p>
    ),
  },
  {
    id: 'letters',
    title: 'Your letters',
    body: (
      <>
        <p>
          Every letter goes out from your own mailbox, under your name, and only after you press Send. You are
          responsible for what it says, even where a language model wrote it: read it, correct it, and send only what is
          true.
        </p>
        <p>
          Write to people whose work you know. Do not send the same text to many, and do not advertise. Each letter ends
          with a line by which the professor can opt out; you may not remove it.
        </p>
      </>
    ),
  },
  {
    id: 'professors',
    title: 'Respect for professors',
    body: (
      <p>
        A professor may ask to be removed at any time, and the removal takes effect at once. You may not get around it,
        and you may not collect, publish or pass on what you see about professors here. From all students together one
        professor receives at most {limits.lettersPerProfessorWeek} letters in seven days, and at most one from you; if
        that is reached, you are told the earliest date before you write.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and limits',
    body: (
      <>
        <p>
          The {freePlan.name} plan costs nothing. The {cheapestPaidPlan.name} plan costs $
          {cheapestPaidPlan.pricePerMonth} per month. The pricing page shows what each contains once you sign in. You
          see each limit before you reach it, and when you can continue.
        </p>
        <p>A free trial needs no card and ends by itself.</p>
      </>
    ),
  },
  {
    id: 'promise',
    title: 'What we cannot promise',
    body: (
      <p>
        Labreach finds and delivers. Whether a professor answers, and how, is theirs to decide. Records of professors
        come from public sources and can be out of date. We work to keep the service up and your data safe, but we
        cannot promise that it never fails.
      </p>
    ),
  },
  {
    id: 'leaving',
    title: 'Leaving',
    body: (
      <p>
        You can delete your account on your profile at any time; the <Link to="/privacy">Privacy Policy</Link> says what
        is removed. If these terms change in a way that matters to you, we say so here before it takes effect. Questions
        go to <SupportLink />.
      </p>
    ),
  },
]

export function TermsPage() {
  return <LegalPage title="Terms of Service" changed="2026-11-23" summary={summary} sections={sections} />
}
