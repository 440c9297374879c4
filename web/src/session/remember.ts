import { tryToKeep } from '../credentials/stored-value.ts'

const key = 'remember_me'

/** Keeps the choice of Remember me, in this tab, while Google is asked. */
export const keepRemember = (remember: boolean): void => void tryToKeep(sessionStorage, key, String(remember))

/** The choice, once; yes without one, as on the login page. */
export function takeRemember(): boolean {
  const remember = sessionStorage.getItem(key) !== 'false'
  sessionStorage.removeItem(key)
  return remember
}
