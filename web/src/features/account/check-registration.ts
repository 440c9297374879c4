/** As of `Matching` in resume/use-matches.ts. */
export type MatchingState = 'idle' | 'loading' | 'success' | 'error'
export type Registration = {
  hasResume: boolean
  matching: MatchingState
  username: string
  password: string
  confirm: string
  agreed: boolean
}

/** What the form waits for before any of its fields counts. */
type StepProblem = { field: 'resume' | 'matching'; text: string }
export type FieldName = 'terms' | 'username' | 'password' | 'confirm'
export type FieldProblem = { field: FieldName; text: string; isEmpty?: true }
export type RegistrationProblem = StepProblem | FieldProblem

/** Shown by the button if a field is empty; the field itself says what belongs there. */
export const emptyFieldsText = 'Please fill in all fields.'

/** Returns all problems of the registration form: what it waits for, then its fields in the order of the page. */
export function registrationProblems(form: Registration): RegistrationProblem[] {
  const { username, password, confirm } = form
  return [
    ...googleSignupProblems(form),
    ...emptyField('username', username.trim(), 'Choose a username.'),
    ...emptyField('password', password, 'Choose a password.'),
    ...emptyField('confirm', confirm, 'Type the password again.'),
    ...(password && confirm && password !== confirm
      ? [{ field: 'confirm' as const, text: 'Passwords do not match.' }]
      : []),
  ]
}

/** The same for a signup with Google, which needs no username and password. */
export function googleSignupProblems(
  form: Pick<Registration, 'hasResume' | 'matching' | 'agreed'>,
): RegistrationProblem[] {
  const problems: RegistrationProblem[] = []
  if (!form.hasResume) problems.push({ field: 'resume', text: 'Please upload your resume first.' })
  else if (form.matching !== 'success') {
    const failed = form.matching === 'error' ? ' It has failed: try again above.' : ''
    problems.push({ field: 'matching', text: `Please wait for professor matching to complete.${failed}` })
  }
  if (!form.agreed)
    problems.push({
      field: 'terms',
      text: 'Please read and agree to the Terms of Service and Privacy Policy before creating your account.',
    })
  return problems
}

const emptyField = (field: FieldName, value: string, text: string): FieldProblem[] =>
  value ? [] : [{ field, text, isEmpty: true }]
