import { isAccountTaken, type MailboxAccount } from '../../mailbox/grants.ts'
import type { Services } from '../../services.ts'
import { lockCredentials } from '../../students/credentials.ts'
import { connectMailbox } from './connect-mailbox.ts'
import { takeFlow, type Flow } from './flow-queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>
type Returned = {
  flow: Flow
  account: MailboxAccount
  /** The client's network. */
  network: string
}

/**
 * Connects the account of a flow to its student, who sends from it. `flowEnded`: a new password has ended the flow;
 * `elsewhere`: another student has connected the account; `locksOut`: without the former account nothing signs the student
 * in. Unless it is connected, its access is not stored.
 */
export async function connectFlow(
  services: Deps,
  { flow, account, network }: Returned,
): Promise<'connected' | 'flowEnded' | 'elsewhere' | 'locksOut'> {
  const studentId = flow.student_id!
  try {
    return await services.db.transaction().execute(async (tx) => {
      const student = await lockCredentials(tx, studentId)
      // A new password ends flows, also while the provider is being called for this one.
      if (!student || !(await takeFlow(tx, flow))) return 'flowEnded'
      if (!student.password_hash && !account.signsIn) return 'locksOut'
      const { username } = student
      await connectMailbox(tx, services, {
        student: { id: studentId, username },
        mailboxAccount: account,
        from: network,
      })
      return 'connected'
    })
  } catch (error) {
    if (isAccountTaken(error)) return 'elsewhere'
    throw error
  }
}
