import * as calls from '@labreach/contract/assistants'
import { Refusal } from '../refusal.ts'

const refuse = Refusal.of(calls.callAssistantServer)

export const tokenInvalid = () =>
  refuse('token_invalid', 'This token is not valid. Please create one on your profile at Labreach.')

export const originRefused = () => refuse('origin_refused', 'Pages of other sites cannot use this address.')
