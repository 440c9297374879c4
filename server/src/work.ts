/** Every kind of work that is done after the answer, and what it is told. Each may run more than once. */
export type Work = {
  password_reset: { email: string }
  confirm_email: { student_id: string; email: string }
  /** `sealed`: the tokens as they lay in the database, base64. */
  revoke_google: { student_id: string; sealed: string }
  delete_files: { files: string[] }
  /** Lengthy: walks through the whole catalogue. */
  embed_professors: Record<string, never>
}

export const workNames = [
  'password_reset',
  'confirm_email',
  'revoke_google',
  'delete_files',
  'embed_professors',
] as const

export const lengthyWork = ['embed_professors'] as const
