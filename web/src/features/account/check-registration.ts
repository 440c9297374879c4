export type Registration = {
  hasResume: boolean
  matched: boolean
  username: string
  password: string
  confirm: string
  agreed: boolean
}

export type RegistrationProblem = { field: 'resume' | 'matching' | 'fields' | 'confirm' | 'terms'; text: string }

/** Returns the first problem of the registration form, in the order of the page, or undefined. */
export function registrationProblem(form: Registration): RegistrationProblem | undefined {
  const problem = problemBeforeFields(form)
  if (problem) return problem
  if (!form.username.trim() || !form.password || !form.confirm)
    return { field: 'fields', text: 'Please fill in all fields.' }
  if (form.password !== form.confirm) return { field: 'confirm', text: 'Passwords do not match.' }
  return termsProblem(form.agreed)
}

/** The same for a signup with Google, which needs no username and password. */
export function googleSignupProblem(
  form: Pick<Registration, 'hasResume' | 'matched' | 'agreed'>,
): RegistrationProblem | undefined {
  return problemBeforeFields(form) ?? termsProblem(form.agreed)
}

function problemBeforeFields(form: Pick<Registration, 'hasResume' | 'matched'>): RegistrationProblem | undefined {
  if (!form.hasResume) return { field: 'resume', text: 'Please upload your resume first.' }
  if (!form.matched) return { field: 'matching', text: 'Please wait for professor matching to complete.' }
  return undefined
}

function termsProblem(agreed: boolean): RegistrationProblem | undefined {
  if (agreed) return undefined
  return {
    field: 'terms',
    text: 'Please read and agree to the Terms of Service and Privacy Policy before creating your account.',
  }
}
