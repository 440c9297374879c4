import { tryToKeep } from '../credentials/stored-value.ts'

const key = 'signup_ref'

/** Keeps who referred a visitor, in this tab, through everything that may fail on the way to an account. */
export const keepReferral = (ref: string): void => void tryToKeep(sessionStorage, key, ref)

export const keptReferral = (): string | undefined => sessionStorage.getItem(key) ?? undefined

/** There is an account now, or the visitor signs up without it. */
export const forgetReferral = (): void => sessionStorage.removeItem(key)
