import { lifetimes } from '@labreach/contract/lifetimes'
import { hasFields } from '../api/has-fields.ts'
import { parseJson, tryToStore } from '../credentials/stored-value.ts'

const key = 'second_step'

/** The choice of "Remember me", while the code of the second step after Google is missing. */
export type SecondStep = { remember: boolean }

/** Notes in this tab that a sign-in waits for a code. A phone may discard the tab while the app shows the code. */
export const storeSecondStep = ({ remember }: SecondStep): void =>
  void tryToStore(sessionStorage, key, JSON.stringify({ remember, ends: Date.now() + lifetimes.secondStepMs }))

/** The sign-in that waits for a code, for as long as the server does. */
export function readSecondStep(): SecondStep | undefined {
  const stored = parseJson(sessionStorage.getItem(key))
  if (hasFields(stored, { remember: 'boolean', ends: 'number' }) && stored.ends > Date.now()) return stored
  clearSecondStep()
  return undefined
}

export const clearSecondStep = (): void => sessionStorage.removeItem(key)
