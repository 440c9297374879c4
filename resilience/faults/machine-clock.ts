import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A clock for chosen processes: what goes into their environment, and how it is moved. */
export type MachineClock = { env: Record<string, string>; move(byMs: number): void }

const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib']

/**
 * libfaketime answers whoever asks the time of day with another one, moved while the process runs by a line in a file.
 * Timers and durations go by the other, steady clock and stay true, as on a machine whose clock is set. The zone is one
 * with a summer time. Null where Debian's package `faketime` is not installed.
 */
export function machineClock(folder: string): MachineClock | null {
  const library = folders.map((folder) => join(folder, 'faketime/libfaketime.so.1')).find((path) => existsSync(path))
  if (!library) return null
  const file = join(folder, 'clock')
  const move = (byMs: number) =>
    writeFileSync(file, `${byMs < 0 ? '-' : '+'}${Math.abs(byMs) / 1_000}\n`, { mode: 0o644 })
  move(0)
  return {
    move,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Otherwise a process may believe for good what it read there once.
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      TZ: zone,
    },
  }
}

const zone = 'America/Los_Angeles'
const HOUR_MS = 3_600_000

/** Milliseconds from now to `beforeMs` before the nearest hour at which the zone begins or ends its summer time. */
export function toSummerTimeChange(now: number, beforeMs: number): number {
  const hourOf = (time: number) => Math.floor(time / HOUR_MS) * HOUR_MS
  for (let hours = 0; ; hours++)
    for (const at of [hourOf(now) + hours * HOUR_MS, hourOf(now) - hours * HOUR_MS])
      if (offsetAt(at) !== offsetAt(at - 1)) return at - beforeMs - now
}

function offsetAt(time: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(time)
  return parts.find(({ type }) => type === 'timeZoneName')!.value
}

/** Takes away what libfaketime leaves behind of processes that were killed. */
export function sweepSharedMemory(): void {
  for (const name of readdirSync('/dev/shm')) {
    const pid = /faketime_(?:shm|sem)_(\d+)$/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join('/dev/shm', name), { force: true })
  }
}
