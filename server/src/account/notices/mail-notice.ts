import type { JobData } from '../../work.ts'
import type { Services } from '../../services.ts'
import { composeNoticeMail } from '../mails/notice-mail.ts'

type Deps = Pick<Services, 'config' | 'mailer'>

/** Sends a notice of a change to one verified address. */
export async function mailNotice({ config, mailer }: Deps, notice: JobData['account_notice']): Promise<void> {
  await mailer.send(
    await composeNoticeMail({ ...notice, publicUrl: config.publicUrl, supportEmail: config.supportEmail }),
  )
}
