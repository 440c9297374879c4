import { createFlowCookie } from '../mailbox/flow-cookie.ts'

export const flowCookie = createFlowCookie('google')
