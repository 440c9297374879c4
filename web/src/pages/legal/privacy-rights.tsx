import { limits } from '@labreach/contract/plans'
import { Link } from '@tanstack/react-router'
import { MeasuringChoice } from '../../features/measuring/measuring-choice.tsx'
import { SupportLink, type LegalSection } from './legal.tsx'
import { WhereMicrosoft } from './privacy-microsoft.tsx'

/** The sections on the browser's storage and on the rights of students and professors. */
export const rights: readonly LegalSection[] = [
  {
    id: 'browser',
    title: 'Cookies and your browser’s storage',
    gist: 'Cookies for signing in, and storage for this website alone. None of it follows you to another website.',
    body: (
      <>
        <p>
          There are four cookies. <code>google_ticket</code> is set when you go to Google to sign in or connect, makes
          sure that it is you who comes back, and ends after ten minutes. <code>passkey_sign_in</code> is set when you
          sign in with a passkey, makes sure that it is your browser that answers, and ends after five minutes.{' '}
          <code>second_step</code> is set when a sign-in waits for your code, and ends after five minutes;{' '}
          <code>password_reset</code> lets you remove passkeys after a reset, for 15 minutes.
          <WhereMicrosoft>
            {' '}
            A fifth, <code>microsoft_ticket</code>, does for Microsoft what <code>google_ticket</code> does for Google.
          </WhereMicrosoft>
        </p>
        <p>Everything else is kept in your browser’s own storage, for this website alone:</p>
        <dl>
          <div>
            <dt>Your session</dt>
            <dd>
              <code>user</code>, <code>access_token</code>, <code>refresh_token</code>,{' '}
              <code>last_auth_validation</code>: keep you signed in; until you log out, or until you close the browser
              if you did not choose Remember me.
            </dd>
          </div>
          <div>
            <dt>Your upload before registering</dt>
            <dd>
              <code>temporary_token</code>, <code>temporary_resume</code>, <code>temporary_answers</code>: until you
              register or sign in.
            </dd>
          </div>
          <div>
            <dt>Your place and your work</dt>
            <dd>
              <code>browse_…</code> for filters, <code>professor_cache</code> and <code>email_cache</code> for what was
              loaded already, <code>letter_…</code> for letters you have not sent and your answers,{' '}
              <code>unsaved_…</code> for changes you have not saved. Logging out saves the letters as drafts and removes
              all of it here. <code>questions_skipped</code>: that you write without the three questions.
            </dd>
          </div>
          <div>
            <dt>Until you close the tab</dt>
            <dd>
              <code>return_to</code>, <code>google_return</code>, <code>second_step</code>, <code>remember_me</code> and{' '}
              <code>signup_ref</code>: to come back to the same page after signing in or after Google, and who invited
              you; <code>link_…</code>: a link from one of our mails, so that a reload does not lose it;{' '}
              <code>counted_payment…</code>: that a payment was counted; <code>tsr-scroll-restoration…</code>: how far
              you had scrolled.
            </dd>
          </div>
          <div>
            <dt>Your answer about counting</dt>
            <dd>
              <code>analytics_consent</code>: yes or no, where you were asked; until you clear it. After a yes, Google’s
              tag sets cookies of its own, usually <code>_ga…</code>.
            </dd>
          </div>
        </dl>
        <p>None of it follows you to another website.</p>
      </>
    ),
    foot: <MeasuringChoice />,
  },
  {
    id: 'rights',
    title: 'Your data is yours',
    gist: 'Download all of it, correct it, or delete your account at any time.',
    body: (
      <>
        <p>
          <strong>Download My Data</strong> on <Link to="/profile">your profile</Link> gives you everything we keep
          about you, with your resume, as one archive. You can correct your profile there at any time.
        </p>
        <p>
          <strong>Delete Account</strong> removes your account with everything described above, from sessions to
          letters, and gives the permission back to Google.{' '}
          <WhereMicrosoft>At Microsoft, Labreach forgets it and you remove Labreach from your apps. </WhereMicrosoft>
          What remains, and for how long:
        </p>
        <ul>
          <li>
            without your name, under a hash of your Google account
            <WhereMicrosoft> or Microsoft mailbox</WhereMicrosoft>: for one week that a professor was written to, and
            where the professor answered, until the time from which you may write again, so that a new account does not
            write sooner;
          </li>
          <li>for one year, the audit log’s entries with your account’s number, which then leads to nobody;</li>
          <li>
            a hash of your Google account<WhereMicrosoft> or Microsoft mailbox</WhereMicrosoft>: for good where it made
            a referral count, so that none counts twice; and with the times of what you used, so that a new account does
            not start new limits: for a day, of unlocks for a year;
          </li>
          <li>a keyed hash of your account’s number, so that no restored backup brings the account back;</li>
          <li>for up to a day, mail that was on its way to you;</li>
          <li>for at most {limits.backupDaysMax} days, older backups;</li>
          <li>records of payments, where there are any, as long as the law demands.</li>
        </ul>
        <p>Letters that were sent stay in the mailboxes they went to.</p>
        <p>
          You may also ask us to restrict what we do with your data, object to what rests on our own interest, and take
          back a yes that you gave, with effect from then on. If you think that we handle your data wrongly, you can
          complain to the data protection authority where you live or where we are.
        </p>
      </>
    ),
  },
  {
    id: 'professors',
    title: 'For professors',
    body: (
      <>
        <p>
          What we hold about you, where it comes from, and what you can ask for is on{' '}
          <Link to="/for-professors">a page of its own</Link>. The <Link to="/optout">opt-out page</Link> hides you at
          once, and so does the link at the end of every letter.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Questions and changes',
    body: (
      <p>
        Write to <SupportLink />. When something here changes, the date at the top changes with it.
      </p>
    ),
  },
]
