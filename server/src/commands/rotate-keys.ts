import { createEncryption } from '../encryption.ts'
import { reencryptAccess } from '../mailbox/reencrypt-access.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { readKeys } from './data-folder.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'rotate-keys',
  help: [
    'Encrypts the Google tokens of all students with ENCRYPTION_KEY, whichever of ENCRYPTION_KEYS_OLD they are encrypted with.',
    'To change the key: put the old one under ENCRYPTION_KEYS_OLD and a new one under ENCRYPTION_KEY, start all servers',
    'again, run this, and a day later take the old one away. The server goes on meanwhile; running it again does no harm.',
  ].join('\n'),
  async run(args, { out }) {
    readArgs(args, [], {})
    const keys = await readKeys()
    const encryption = createEncryption({
      encryptionKey: keys.ENCRYPTION_KEY!,
      oldEncryptionKeys: keys.ENCRYPTION_KEYS_OLD?.split(',').map((one) => one.trim()) ?? [],
      handleKey: keys.HANDLE_KEY!,
    })
    const { reencrypted, current, lost } = await withDatabase(({ db }) => reencryptAccess({ db, encryption }))
    out(`${reencrypted} encrypted anew, ${current} were encrypted with the newest key already.`)
    if (lost > 0)
      throw new CommandFailure(
        `${lost} cannot be opened with any of the keys: put theirs under ENCRYPTION_KEYS_OLD, or these students connect anew.`,
      )
  },
}
