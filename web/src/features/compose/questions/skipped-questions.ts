import { tryToStore, type Store } from '../../../credentials/stored-value.ts'

const key = 'questions_skipped'

/** Whether the student skipped the questions of the last letter. Those of the next one stay folded then. */
export const hasSkippedQuestions = (store: Store): boolean => store.getItem(key) !== null

export const storeQuestionsSkipped = (store: Store, isSkipped: boolean): void => {
  if (isSkipped) tryToStore(store, key, 'yes')
  else store.removeItem(key)
}
