import type { Network } from './network.ts'
import { signalAll } from './processes.ts'
import type { Service } from './service.ts'

/** A machine of the cluster's core: PostgreSQL with Patroni, or a member of etcd. It restarts by itself. */
export type Part = {
  name: string
  /** Kills all its processes. */
  kill(): void
  /** Kills all its processes. It starts again only when the returned function is called. */
  crash(): () => void
  /** Sends SIGSTOP to all its processes. The returned function sends SIGCONT. */
  freeze(): () => void
  /** Cuts it off from all others. The returned function connects it again. */
  cutOff(): () => void
}

export function createPart(name: string, service: Service, network: Network): Part {
  return {
    name,
    kill: service.kill,
    crash: service.crash,
    freeze() {
      const pids = service.pids()
      signalAll(pids, 'SIGSTOP')
      return () => signalAll(pids, 'SIGCONT')
    },
    cutOff: () => network.cut(name, service.pids),
  }
}
