import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, FaultContext } from './fault.ts'
import { signIn } from './fault.ts'
import { computeShiftToDstChange } from './machine-clock.ts'
import { checkOutage, checkReads } from './outage-checks.ts'

const HOUR_MS = 3_600_000
const [FROZEN_MS, DOWN_MS, MOVED_MS, FULL_MS] = [4_000, 3_000, 2_000, 2_000]

/** Faults of processes, clock and disks. The default bound of the recovery is 10 s. */
export const machineFaults: readonly Fault[] = [
  { ...createKill('an instance killed', 'killInstance'), readyBoundMs: 5_000, boundMs: 10_000 },
  { ...createKill('the primary killed', 'killDatabase'), boundMs: 15_000 },
  {
    name: 'PostgreSQL restarted',
    needs: 'stopDatabase',
    boundMs: 10_000,
    async inject({ run }) {
      const restart = await run.system.stopDatabase!()
      await restart()
      return performance.now()
    },
  },
  createOutage('PostgreSQL down', DOWN_MS),
  createFreeze('PostgreSQL frozen', FROZEN_MS),
  createClockChange('clock +1 h', () => HOUR_MS),
  createClockChange('clock -1 h', () => -HOUR_MS),
  createClockChange('clock +8 days', () => 8 * 24 * HOUR_MS),
  createClockChange('daylight saving time changes', () => computeShiftToDstChange(Date.now(), MOVED_MS / 2)),
  createFullDisk('the disk of the database full', 'database'),
  createFullDisk('the disk of the resumes full', 'files'),
  { ...createOutage('PostgreSQL down for 30 s', 30_000), isLong: true },
  { ...createFreeze('PostgreSQL frozen for 60 s', 60_000), isLong: true },
]

function createKill(name: string, needs: 'killInstance' | 'killDatabase'): Omit<Fault, 'boundMs'> {
  return {
    name,
    needs,
    async inject({ run }) {
      const since = performance.now()
      await run.system[needs]!()
      return since
    },
  }
}

function createOutage(name: string, ms: number): Fault {
  return {
    name,
    needs: 'stopDatabase',
    boundMs: 10_000,
    async inject(context) {
      const token = await getToken(context)
      const restart = await context.run.system.stopDatabase!()
      await checkOutage(context, token, ms)
      await restart()
      return performance.now()
    },
  }
}

function createFreeze(name: string, ms: number): Fault {
  return {
    name,
    needs: 'freezeDatabase',
    boundMs: 10_000,
    async inject(context) {
      const token = await getToken(context)
      const thaw = await context.run.system.freezeDatabase!()
      await checkOutage(context, token, ms).finally(thaw)
      return performance.now()
    },
  }
}

/** Students must be able to sign in with the changed clock. */
function createClockChange(name: string, computeShiftMs: () => number): Fault {
  return {
    name,
    needs: 'moveClock',
    boundMs: 10_000,
    async inject(context) {
      const { run, addProblem } = context
      run.system.moveClock!(computeShiftMs())
      await sleep(MOVED_MS)
      const signIns = await Promise.all(run.system.urls.map((url) => signIn(run, url)))
      if (signIns.includes(null)) addProblem('a sign-in failed with the changed clock')
      run.system.moveClock!(0)
      return performance.now()
    },
  }
}

function createFullDisk(name: string, disk: 'database' | 'files'): Fault {
  return {
    name,
    needs: 'fillDisk',
    boundMs: 10_000,
    async inject(context) {
      const token = await getToken(context)
      const emptyDisk = context.run.system.fillDisk!(disk)
      await checkReads(context, token, FULL_MS).finally(emptyDisk)
      return performance.now()
    },
  }
}

async function getToken({ run }: FaultContext): Promise<string> {
  const student = await signIn(run, run.anyUrl())
  if (!student) throw new Error('A sign-in failed before the fault.')
  return student.token
}
