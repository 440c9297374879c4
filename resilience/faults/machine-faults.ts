import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, Stage } from './stage.ts'
import { signedIn } from './stage.ts'
import { toSummerTimeChange } from './machine-clock.ts'
import { watchOutage, watchReads } from './watches.ts'

const HOUR_MS = 3_600_000
const [FROZEN_MS, DOWN_MS, MOVED_MS, FULL_MS] = [4_000, 3_000, 2_000, 2_000]

/** What happens to processes, clock and disks. Where nothing else was asked for, everything is normal after 10 s. */
export const machineFaults: readonly Fault[] = [
  { ...killed('an instance killed', 'killInstance'), readyMs: 5_000, boundMs: 10_000 },
  { ...killed('the primary killed', 'killDatabase'), boundMs: 15_000 },
  {
    name: 'PostgreSQL restarted',
    needs: 'stopDatabase',
    boundMs: 10_000,
    async play({ scene }) {
      const resume = await scene.field.stopDatabase!()
      await resume()
      return performance.now()
    },
  },
  down('PostgreSQL down', DOWN_MS),
  frozen('PostgreSQL frozen', FROZEN_MS),
  moved('clock +1 h', () => HOUR_MS),
  moved('clock -1 h', () => -HOUR_MS),
  moved('clock +8 days', () => 8 * 24 * HOUR_MS),
  moved('summer time changes', () => toSummerTimeChange(Date.now(), MOVED_MS / 2)),
  full('the disk of the database full', 'database'),
  full('the disk of the resumes full', 'files'),
  { ...down('PostgreSQL down for 30 s', 30_000), isLong: true },
  { ...frozen('PostgreSQL frozen for 60 s', 60_000), isLong: true },
]

function killed(name: string, needs: 'killInstance' | 'killDatabase'): Omit<Fault, 'boundMs'> {
  return {
    name,
    needs,
    async play({ scene }) {
      const since = performance.now()
      await scene.field[needs]!()
      return since
    },
  }
}

function down(name: string, ms: number): Fault {
  return {
    name,
    needs: 'stopDatabase',
    boundMs: 10_000,
    async play(stage) {
      const token = await aToken(stage)
      const resume = await stage.scene.field.stopDatabase!()
      await watchOutage(stage, token, ms)
      await resume()
      return performance.now()
    },
  }
}

function frozen(name: string, ms: number): Fault {
  return {
    name,
    needs: 'freezeDatabase',
    boundMs: 10_000,
    async play(stage) {
      const token = await aToken(stage)
      const thaw = await stage.scene.field.freezeDatabase!()
      await watchOutage(stage, token, ms).finally(thaw)
      return performance.now()
    },
  }
}

/** The product must be usable at the other time too. */
function moved(name: string, by: () => number): Fault {
  return {
    name,
    needs: 'moveClock',
    boundMs: 10_000,
    async play(stage) {
      const { scene, broke } = stage
      scene.field.moveClock!(by())
      await sleep(MOVED_MS)
      const there = await Promise.all(scene.field.urls.map((url) => signedIn(scene, url)))
      if (there.includes(null)) broke('at the other time nobody can sign in')
      scene.field.moveClock!(0)
      return performance.now()
    },
  }
}

function full(name: string, which: 'database' | 'files'): Fault {
  return {
    name,
    needs: 'fillDisk',
    boundMs: 10_000,
    async play(stage) {
      const token = await aToken(stage)
      const free = stage.scene.field.fillDisk!(which)
      await watchReads(stage, token, FULL_MS).finally(free)
      return performance.now()
    },
  }
}

async function aToken({ scene }: Stage): Promise<string> {
  const one = await signedIn(scene, scene.anyUrl())
  if (!one) throw new Error('Nobody can sign in before the fault begins.')
  return one.token
}
