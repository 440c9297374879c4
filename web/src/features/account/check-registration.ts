export type Registration = {
  hasResume: boolean
  matched: boolean
  username: string
  password: string
  confirm: string
  agreed: boolean
}

export type RegistrationProblem = { field: 'resume' | 'matching' | 'fields' | 'confirm' | 'terms'; text: string }

/** The first thing that stands in the way of an account, in the order in which the page asks for them. */
export function problemOf(form: Registration): RegistrationProblem | undefined {
  const early = problemBeforeFields(form)
  if (early) return early
  if (!form.username.trim() || !form.password || !form.confirm)
    return { field: 'fields', text: 'Please fill in all fields.' }
  if (form.password !== form.confirm) return { field: 'confirm', text: 'Passwords do not match.' }
  return problemOfTerms(form.agreed)
}

/** The same for a signup with Google, which needs no fields. */
export function problemOfGoogleSignup(
  form: Pick<Registration, 'hasResume' | 'matched' | 'agreed'>,
): RegistrationProblem | undefined {
  return problemBeforeFields(form) ?? problemOfTerms(form.agreed)
}

function problemBeforeFields(form: Pick<Registration, 'hasResume' | 'matched'>): RegistrationProblem | undefined {
  if (!form.hasResume) return { field: 'resume', text: 'Please upload your resume first.' }
  if (!form.matched) return { field: 'matching', text: 'Please wait for professor matching to complete.' }
  return undefined
}

function problemOfTerms(agreed: boolean): RegistrationProblem | undefined {
  if (agreed) return undefined
  return {
    field: 'terms',
    text: 'Please read and agree to the Terms of Service and Privacy Policy before creating your account.',
  }
}
