import { tryToStore } from '../credentials/stored-value.ts'

const key = 'signup_ref'

/** Stores the referral id of a visitor in this tab until there is an account, also after failed attempts. */
export const storeReferral = (ref: string): void => void tryToStore(sessionStorage, key, ref)

export const storedReferral = (): string | undefined => sessionStorage.getItem(key) ?? undefined

/** To be called when the account exists, or when the visitor signs up without the referral. */
export const forgetReferral = (): void => sessionStorage.removeItem(key)
