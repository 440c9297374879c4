import { reencryptSecrets } from '../account/second-factor/reencrypt-secrets.ts'
import { reencryptAccess } from '../mailbox/reencrypt-access.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { readEncryption } from './data-folder.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'rotate-keys',
  help: [
    'Re-encrypts with ENCRYPTION_KEY all tokens of mailboxes and secrets of two-step sign-ins that were encrypted with a key of ENCRYPTION_KEYS_OLD.',
    'To change the key: move the old one to ENCRYPTION_KEYS_OLD, set a new ENCRYPTION_KEY, restart all servers, run this',
    'command, and remove the old key a day later. The servers can run meanwhile; running it again is harmless.',
  ].join('\n'),
  async run(args, { out }) {
    readArgs(args, [], {})
    const encryption = await readEncryption()
    const [grants, factors] = await withDatabase(async ({ db }) => [
      await reencryptAccess({ db, encryption }),
      await reencryptSecrets({ db, encryption }),
    ])
    out(`${grants.reencrypted} tokens encrypted again, ${grants.current} used the current key already.`)
    if (factors.reencrypted + factors.current > 0)
      out(`${factors.reencrypted} secrets of two-step sign-ins encrypted again, ${factors.current} used it already.`)
    if (factors.lost > 0)
      throw new CommandFailure(
        `${factors.lost} secrets of two-step sign-ins cannot be decrypted with any key: add their key to ENCRYPTION_KEYS_OLD; otherwise these students need a recovery code or a passkey to sign in.`,
      )
    if (grants.lost > 0)
      throw new CommandFailure(
        `${grants.lost} tokens cannot be decrypted with any key: add their key to ENCRYPTION_KEYS_OLD; otherwise these students have to connect their mailboxes again.`,
      )
  },
}
