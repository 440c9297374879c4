/**
 * Microsoft's numbers for an account whose school does not let its users consent: no consent exists (65001), users may
 * consent to no app (90093), an administrator has to consent (90094, 90095), or to admit the account (50105).
 */
const numbers = /\bAADSTS(65001|90093|90094|90095|50105)\b/

/** Whether a consent failed because only an administrator of the student's school can give it. */
export const needsAdministrator = (callback: {
  error?: string | undefined
  error_description?: string | undefined
}): boolean => callback.error === 'consent_required' || numbers.test(callback.error_description ?? '')
