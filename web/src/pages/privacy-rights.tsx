import { Link } from '@tanstack/react-router'
import { MeasuringChoice } from '../features/measuring/measuring-choice.tsx'
import { SupportLink, type LegalSection } from './legal.tsx'

/** What stays in the browser, what a student and a professor can ask for, and where. */
export const rights: readonly LegalSection[] = [
  {
    id: 'browser',
    title: 'Cookies and your browser’s storage',
    body: (
      <>
        <p>
          There is one cookie, <code>google_ticket</code>. It is set when you go to Google to sign in or connect, makes
          sure that it is you who comes back, and ends after ten minutes.
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
              <code>temporary_token</code>, <code>temporary_resume</code>: until you register or sign in.
            </dd>
          </div>
          <div>
            <dt>Your place and your work</dt>
            <dd>
              <code>browse_…</code> for filters, <code>professor_cache</code> for pages already loaded,{' '}
              <code>letter_…</code> for letters you have not sent. Logging out removes them.
            </dd>
          </div>
          <div>
            <dt>Your answer about counting</dt>
            <dd>
              <code>analytics_consent</code>: yes or no, where you were asked; until you clear it.
            </dd>
          </div>
        </dl>
        <p>None of it follows you to another website.</p>
        <MeasuringChoice />
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your data is yours',
    body: (
      <>
        <p>
          <strong>Download My Data</strong> on <Link to="/profile">your profile</Link> gives you everything we keep
          about you, with your resume, as one archive. You can correct your profile there at any time.
        </p>
        <p>
          <strong>Delete Account</strong> removes your account with everything described above, from sessions to
          letters, and gives the permission back to Google. Two things remain: the removal of a professor who asked for
          it, and records of payments, where there are any, which the law makes us keep.
        </p>
        <p>
          For one week there is also a note without your name that a professor was written to, so that a professor does
          not get more first letters than agreed. Letters that were sent stay in the mailboxes they went to.
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
          We list professors with what public research profiles say: name, university, interests, citations,
          publications, homepage, and an address at the university if one is public. Students find you by it, and may
          write to you from their own mailbox. All students together send you at most three first letters in seven days.
        </p>
        <p>
          If you prefer not to be listed, the <Link to="/optout">opt-out page</Link> removes you at once, and so does
          the signed link at the end of every letter. No account is needed. Your request is entered in a journal with
          its time, and it outlives every later update of our records.
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
