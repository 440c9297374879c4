import type { SystemUser } from '@labreach/launch/postgres/system-user'
import type { DebianPrograms } from './debian.ts'
import type { Network } from './network.ts'

export type CoreOptions = {
  folder: string
  log: (name: string) => string
  systemUser: SystemUser
  programs: DebianPrograms
  network: Network
  /** Stops each process. */
  stack: AsyncDisposableStack
  /** The password of all roles. */
  password: string
}
