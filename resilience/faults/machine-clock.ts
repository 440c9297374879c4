import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A clock for the processes that start with `env`. `move` sets it to the true time plus `byMs`. */
export type MachineClock = { env: Record<string, string>; move(byMs: number): void }

const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib']

/**
 * Creates a clock with libfaketime, which changes the time of day of running processes by a line in a file. The
 * monotonic clock of timers and durations does not change, as on a machine whose clock is set. The time zone has
 * daylight saving time. Null without Debian's package `faketime`.
 */
export function createClock(folder: string): MachineClock | null {
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
      // Without this, a process can cache the first value.
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      TZ: zone,
    },
  }
}

const zone = 'America/Los_Angeles'
const HOUR_MS = 3_600_000

/** The milliseconds from `now` until `beforeMs` before the nearest change of daylight saving time. */
export function computeShiftToDstChange(now: number, beforeMs: number): number {
  const startOfHour = (time: number) => Math.floor(time / HOUR_MS) * HOUR_MS
  for (let hours = 0; ; hours++)
    for (const at of [startOfHour(now) + hours * HOUR_MS, startOfHour(now) - hours * HOUR_MS])
      if (getOffset(at) !== getOffset(at - 1)) return at - beforeMs - now
}

function getOffset(time: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(time)
  return parts.find(({ type }) => type === 'timeZoneName')!.value
}

/** Removes the shared memory of libfaketime for processes that have ended. */
export function removeSharedMemory(): void {
  for (const name of readdirSync('/dev/shm')) {
    const pid = /faketime_(?:shm|sem)_(\d+)$/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join('/dev/shm', name), { force: true })
  }
}
