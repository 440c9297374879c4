import { limits } from '@labreach/contract/plans'
import { Controller, SupportLink, type LegalSection } from './legal.tsx'
import { WhereMicrosoft } from './privacy-microsoft.tsx'

const formatCount = (count: number) => count.toLocaleString('en')

/** The sections on which data are stored, why, for how long, and who else gets them. */
export const aboutYou: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    body: (
      <p>
        <Controller /> You reach us at <SupportLink />. Labreach is for people of {limits.ageMin} and older; if you are
        under {limits.ageWithoutGuardian}, a parent or guardian must consent.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account and profile',
    gist: 'Username, profile, a password stored so that nobody can read it, and your sessions, until you delete the account.',
    body: (
      <>
        <p>
          Your username, and your password as an argon2id hash, from which the password cannot be read. Of each passkey:
          its public key, the name you gave it, and when it was added and last used; your fingerprint or face never
          leaves your device. With two-step sign-in: the secret that your app has too, encrypted, and hashes of your
          recovery codes. An email address, if you give one or sign in with Google; account mails go there. When you
          signed up, your plan, and who referred you.
        </p>
        <p>
          Your profile: name, school, major, academic level, GPA, interests, skills, and what kind of internship you
          look for and when. It finds professors who fit you and fills in your letters. You can change all of it.
        </p>
        <p>
          An address at your school, if you confirm one, so that professors can trust who writes. Only if you turn that
          on, your letters name it, and the page where a professor answers names its domain. A confirmation holds for
          twelve months. An address that you do not confirm is deleted 30 minutes after its mail. You can remove it at
          any time; a letter that has left keeps its line.
        </p>
        <p>
          A session for each browser you sign in with. It ends when you log out, or after 30 days without use. All of
          this is kept until you delete the account. Legal basis: the contract with you (the terms you agreed to).
        </p>
      </>
    ),
  },
  {
    id: 'resume',
    title: 'Your resume',
    gist: 'Read on our own server, used to match you, and attached to the letters you send.',
    body: (
      <>
        <p>
          The file, its text, and what is read from it: name, school, interests and skills. It is read on our own
          server, used to match you, and attached to the letters you send. Your school, email or phone number may be in
          it; we use them for nothing else.
        </p>
        <p>
          A resume that you upload without an account is deleted after 24 hours unless you register with it. A newer
          resume replaces the older one, which is deleted within a day. Only you can open it here, by links that end
          after ten minutes. Legal basis: the contract with you.
        </p>
      </>
    ),
  },
  {
    id: 'letters',
    title: 'Letters and what you do here',
    gist: 'Kept to show you what you did, and for the limits of your plan. Letters carry no tracking.',
    body: (
      <>
        <p>
          The letters you send with recipient, subject, text, time, outcome, and Gmail’s number of the message and its
          thread; your drafts and templates; your answers to the questions from which a letter is set, also to the two
          that we ask before you register; which professors you unlocked or marked as favorites, and when; and how often
          you used AI writing. They show you what you did, and they keep the limits of your plan. They are kept until
          you delete the account. A keyed hash of each name you search for is kept for a day where it found a professor
          you have not unlocked, so that nobody can look up names by the thousand. Legal basis: the contract with you.
        </p>
        <p>
          A letter that waits to leave is kept with its time and the time zone of the professor’s place, and leaves
          without you, unless you take it back. A professor can answer with one tap on the page of your letter, which a
          link at its end opens; we keep that answer with the letter, and show it to you.
        </p>
        <p>
          The sentences that AI has written for you are kept for a year. Some professors wish to know whether parts of a
          letter were written with AI; a letter to them that has such a sentence says so in one line, which you see
          before you send it.
        </p>
        <p>
          If you make a private calendar, its link opens what is due to you: names of professors and days, nothing of
          your letters. Share it with nobody. We keep a hash of the link and your browser’s time zone until you delete
          it.
        </p>
        <p>
          Letters carry no tracking: no pixel, no tracked links. We do not know whether a professor opened yours. We
          cannot read the reply by mail either; it comes to your own mailbox.
        </p>
      </>
    ),
  },
  {
    id: 'google',
    title: 'Your Google account',
    gist: 'The permission to send mail, and not to read it. You can take it back at any time.',
    body: (
      <>
        <p>
          When you connect Google we ask for your name, your email address, and the permission to send mail. It does not
          let us read your mail. The tokens that Google gives us for sending are stored encrypted with AES-256-GCM.
          Disconnect on your profile gives the permission back to Google and deletes the tokens here.
        </p>
        <WhereMicrosoft>
          <p>
            A mailbox of Microsoft is connected in the same way: we get your address, an id of your account and of your
            school, and the permission to send mail, and store the tokens encrypted. Disconnect deletes them here; your
            list of apps at Microsoft is where you end the permission itself.
          </p>
        </WhereMicrosoft>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else gets your data',
    gist: 'The professor you write to, Google, and services that each need a part of it. Nobody buys data from us.',
    body: (
      <ul>
        <li>
          <strong>The professor you write to</strong> gets the letter, your resume, the email address of your Google
          account<WhereMicrosoft> or Microsoft mailbox</WhereMicrosoft>, and your school address if you show it.
        </li>
        <li>
          <strong>Google</strong> delivers your letters and tells us who signed in.
        </li>
        <WhereMicrosoft>
          <li>
            <strong>Microsoft</strong> delivers your letters in its place if you connect a mailbox of Microsoft.
          </li>
        </WhereMicrosoft>
        <li>
          <strong>The provider of the language model</strong> gets your name, school, major, academic level, interests
          and skills, and what you ask for, when a template is written: once when you register with a resume, and
          afterwards only when you press an AI button. When you have a letter enhanced, it also gets the letter, the
          first {formatCount(limits.modelTextMax)} characters of your resume’s text (with an email address, a postal
          address or a phone number that is in it), and of the professor the name, university, interests and the
          publication you chose. It never gets the file itself. After your matches are shown it gets, unless this site
          has switched that off, the interests you typed and up to {limits.suggestionLinesMax} lines of your resume
          about research, {formatCount(limits.suggestionTextMax)} characters at most, to suggest further fields. Nothing
          of its header, education and jobs goes with them, and each line in which we find your name, an email or postal
          address, other contact data or a school is left out. Nothing is ordered by a suggestion before you accept it.
        </li>
        <li>
          <strong>The provider of an embedding model</strong>, where this site is configured to use one, gets your
          interests and your major, to find professors whose work is about the same. Never your name, your email address
          or your resume.
        </li>
        <li>
          <strong>An assistant that you gave access</strong> on your profile gets what it asks for with its token:
          professors with why they fit you, the fields we understood from your resume, publications, and, if you allowed
          it, your drafts. Never an address and never your resume. Whoever runs it has its own rules for what it keeps.
          You can revoke each token on your profile; it ends by itself after {limits.personalTokenDaysMax} days.
        </li>
        <li>
          <strong>A mentor to whom you give a link</strong> to one draft gets its subject and text, your first name, and
          the professor’s name and school, until the letter is sent, you revoke the link, or 14 days have passed. Email
          addresses in the text are covered. Never your resume or another letter. We keep the comments, with the name
          that the mentor typed, until 30 days after the link has ended.
        </li>
        <li>
          <strong>Our mail server</strong> gets your email address and the text of account mails, such as a password
          reset.
        </li>
        <li>
          <strong>Stripe</strong> takes payments where a paid plan is bought. Your card number goes to Stripe and never
          reaches us; we keep that you paid, when, and for what.
        </li>
        <li>
          Some of them are in the United States or elsewhere outside your country. Data go there only as far as you ask
          for the service that needs it, under the standard contractual clauses or the data privacy framework that the
          provider has signed. Nobody buys data from us.
        </li>
      </ul>
    ),
  },
  {
    id: 'security',
    title: 'Against abuse and faults',
    gist: 'Counters, a log and backups that keep accounts safe. Each is deleted after its time.',
    body: (
      <>
        <p>
          Sign-ins, uploads and similar requests are counted per account and per IP address, so that nobody can try
          passwords by the thousand. The counters hold the IP address only as a keyed hash and are deleted when they
          have run out.
        </p>
        <p>
          The server’s log notes each request with its time, IP address and result, to find faults. Passwords, resumes
          and letters are never written to it.
        </p>
        <p>
          An audit log holds for one year when somebody signed in or tried to, changed a password, a passkey, two-step
          sign-in, an email address or a school address, connected or disconnected a mailbox, was given a plan, or
          deleted an account. It names the account by its id and the network by a keyed hash. Mail that waits to be sent
          is kept with the recipient’s email address until it is delivered, and for a day afterwards. Backups are
          deleted after at most {limits.backupDaysMax} days. Legal basis for all of this: our interest in keeping
          accounts safe and the service running (GDPR, article 6(1)(f)).
        </p>
      </>
    ),
  },
]
