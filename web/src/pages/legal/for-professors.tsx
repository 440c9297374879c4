import { DAY_MS, limits } from '@labreach/contract/plans'
import { Link } from '@tanstack/react-router'
import { AskForPage } from '../../features/professor-page/ask-for-page.tsx'
import { Controller, LegalPage, SupportLink, type LegalSection } from './legal.tsx'

const summary = [
  'Labreach lists professors with what is public about their work, so that students write to those whose work they know.',
  `All students together send you at most ${limits.lettersPerProfessorWeek} letters in seven days, and one student at most one.`,
  'You can say which letters you welcome, and answer each with one tap.',
  'You can leave the list at once. You need no account and give no reason.',
] as const

const daysUntilErased = limits.optOutErasedAfterMs / DAY_MS

/** The information for professors about data that was not collected from them (GDPR, article 14). */
const sections: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    body: (
      <p>
        <Controller /> You reach us at <SupportLink />.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'What we hold about you, and where it comes from',
    body: (
      <>
        <p>
          Your name, university and department, research interests, publications with their abstracts, how often they
          are cited, how many works you published in which year and where you worked then, the links of your homepage
          and Google Scholar profile, identifiers such as an ORCID, and an email address at your university where one is
          public.
        </p>
        <p>
          It comes from public sources: OpenAlex, CSRankings, public pages of universities, and your own homepage, on
          which an email address is looked up when a student wants to write to you. A student may also type an email
          address that belongs to your university.
        </p>
        <p>
          Your homepage may also be read at night, about once a month and as its robots.txt allows, for the sentences in
          which you say whether you take students. We keep such a sentence with its date until the page is read again or
          its term has begun. Students see it after the unlock; before it only the level and the term.
        </p>
        <p>
          Of letters to you we keep who wrote, when, to which email address and with what text, for as long as the
          student has the account. We cannot see whether you read them or answer by mail; an answer that you tap on the
          page of a letter is shown to its student, and kept as long as the letter. After the student has left we keep
          when the letter came, for a week, and until when your answer stops another one, under hashes of your address
          and of the student’s mailbox. What you say once about letters lapses after twelve months, and is deleted with
          your record.
        </p>
      </>
    ),
  },
  {
    id: 'purpose',
    title: 'What for, on which legal basis, and for how long',
    body: (
      <>
        <p>
          To show students whose work fits theirs, and to let them write to you. The legal basis is the legitimate
          interest of students in finding a supervisor and ours in helping them (GDPR, article 6(1)(f)), which we weigh
          against your peace: your name is hidden until a student spends one of few unlocks on it, letters are limited,
          and an opt-out always wins. No decision about you is made by a machine.
        </p>
        <p>
          Visitors see your university, interests and citations without your name. Students who have unlocked you see
          your name and links too, and so may a mentor or an assistant to whom they show a letter. The provider of a
          language model gets titles and abstracts of your papers, your name and your interests when a student asks for
          help with a letter to you; one that compares texts, if we use one, gets your titles and interests. Some of
          these providers are in the United States, under the standard contractual clauses or the data privacy
          framework. We sell nothing.
        </p>
        <p>
          The record stays as long as the sources list you, or until you opt out. Backups are deleted after at most{' '}
          {limits.backupDaysMax} days.
        </p>
      </>
    ),
  },
  {
    id: 'wishes',
    title: 'Say which letters you welcome',
    body: (
      <>
        <p>
          Whom you take and from when, what a letter should contain, whether a follow-up or an attachment is welcome,
          how many letters a week, or a pause. Students read it before they write. No letter leaves during a pause or
          beyond your number, and no follow-up or attachment that you refuse. There you also correct what we hold about
          you. No account is needed: we mail a link to the address that we hold.
        </p>
        <AskForPage by="scholar id" />
      </>
    ),
  },
  {
    id: 'opt-out',
    title: 'If you would rather not be listed',
    body: (
      <>
        <p>
          Use <Link to="/optout">the opt-out page</Link>, or the link at the end of any letter. You are hidden from that
          moment on, and no more letters are sent. After {daysUntilErased} days your record is deleted; at once, if you
          confirm it from the email address that we hold. Until then a mistaken or malicious request can be undone.
        </p>
        <p>
          So that no later import brings you back, keyed hashes of your email addresses, identifiers and name with
          university stay for good. They cannot be read back. When the request was made and a keyed hash of the network
          it came from are kept for a year.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may ask for a copy of what we hold, have it corrected or deleted, have its use restricted, and object to
          its use at any time. Write to <SupportLink /> from an email address of your university, or name another way in
          which we can tell that it is you. We answer within a month.
        </p>
        <p>
          If you think that we handle your data wrongly, you can complain to the data protection authority where you
          live, where you work, or where we are.
        </p>
      </>
    ),
  },
]

export function ForProfessorsPage() {
  return <LegalPage title="For professors: your data" changed="2026-11-27" summary={summary} sections={sections} />
}
