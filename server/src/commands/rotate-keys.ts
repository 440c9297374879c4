import { createEncryption } from '../encryption.ts'
import { reencryptAccess } from '../mailbox/reencrypt-access.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { readKeys } from './data-folder.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'rotate-keys',
  help: [
    'Re-encrypts with ENCRYPTION_KEY all Google tokens that were encrypted with a key of ENCRYPTION_KEYS_OLD.',
    'To change the key: move the old one to ENCRYPTION_KEYS_OLD, set a new ENCRYPTION_KEY, restart all servers, run this',
    'command, and remove the old key a day later. The servers can run meanwhile; running it again is harmless.',
  ].join('\n'),
  async run(args, { out }) {
    readArgs(args, [], {})
    const keys = await readKeys()
    const encryption = createEncryption({
      encryptionKey: keys.ENCRYPTION_KEY!,
      oldEncryptionKeys: keys.ENCRYPTION_KEYS_OLD?.split(',').map((one) => one.trim()) ?? [],
      signingKey: keys.HANDLE_KEY!,
    })
    const { reencrypted, current, lost } = await withDatabase(({ db }) => reencryptAccess({ db, encryption }))
    out(`${reencrypted} tokens encrypted again, ${current} used the current key already.`)
    if (lost > 0)
      throw new CommandFailure(
        `${lost} tokens cannot be decrypted with any key: add their key to ENCRYPTION_KEYS_OLD; otherwise these students have to connect Google again.`,
      )
  },
}
