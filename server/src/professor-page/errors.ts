import * as calls from '@labreach/contract/professor-page'
import { Refusal } from '../refusal.ts'

const refuseLink = Refusal.of(calls.openPage, calls.confirmReport, calls.confirmAddress, calls.undoChange)
const refusePage = Refusal.of(calls.readPage, calls.saveWishes, calls.correctData, calls.removeMe)
const refuseDate = Refusal.of(calls.saveWishes)
const refuseData = Refusal.of(calls.correctData)

export const pageLinkInvalid = () =>
  refuseLink(
    'link_invalid',
    'This link has been used already or is too old. You can ask for a new one on our page for professors.',
  )
export const pageClosed = () =>
  refusePage('page_closed', 'This page was open for too long. Please ask for a new link; what you saved is kept.')
export const dateOutOfRange = () => refuseDate('date_out_of_range', 'Please choose a day in the next twelve months.')
export const addressTaken = () =>
  refuseData('address_taken', 'This address cannot be used here. Please write to us if it is yours.')
