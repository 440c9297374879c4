import { findForOptOut, optOut, optOutByLink } from '@labreach/contract/opt-out'
import { composeOptOutText } from '../src/professors/opt-out/opt-out.ts'
import type { RunningApp } from './test-app.ts'

/** Opts a professor out by the link of a letter. */
export function leaveByLink(app: RunningApp, { id }: { id: number }) {
  const signature = app.services.encryption.sign('opt-out-link', composeOptOutText(id))
  return app.call(optOutByLink, { query: { professor: id, signature } })
}

/** Opts a professor out by the public form. */
export async function leaveByForm(app: RunningApp, { scholarId }: { scholarId: string }) {
  const { body } = await app.call(findForOptOut, { query: { scholar_id: scholarId } })
  return app.call(optOut, { params: { id: body.id }, body: { opt_out: true } })
}
