import { tryToStore } from '../credentials/stored-value.ts'

const key = 'remember_me'

/** Stores the choice of "Remember me" in this tab while the browser is at Google. */
export const storeRemember = (remember: boolean): void => void tryToStore(sessionStorage, key, String(remember))

/** Returns and removes the stored choice; true without one, the default of the login page. */
export function takeRemember(): boolean {
  const remember = sessionStorage.getItem(key) !== 'false'
  sessionStorage.removeItem(key)
  return remember
}
