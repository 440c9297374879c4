import { growthCases } from './functions/growth-cases.ts'
import { bytesPerCall, bytesPerMatch } from './functions/memory.ts'
import { pairsOfTimes } from './functions/pairs.ts'

/**
 * `npm run bench -- functions`: what single functions of the product cost, as ratios, which mean the same on a slow and
 * on a fast machine. First how many times as long ten times the text takes: about 10 where the work grows with the
 * length, about 100 where it grows with its square. What is under 3 ms of processor time counts as 3 ms.
 */
const milliseconds = (run: () => unknown): number => {
  const times = [1, 2, 3].map(() => {
    // Of the processor: other programs on this machine do not count.
    const begun = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1_000
  })
  return Math.max(3, Math.min(...times))
}

const row = (name: string, figure: string) => console.log(`${name.padEnd(60)} ${figure.padStart(12)}`)

row('Ten times the text takes', 'times as long')
for (const { name, parts, run, length = 15_000 } of growthCases)
  for (const part of parts) {
    const short = part.repeat(Math.ceil(length / part.length))
    const [one, ten] = [milliseconds(() => run(short)), milliseconds(() => run(short.repeat(10)))]
    row(`${name}: ${JSON.stringify(part.slice(0, 20))}`, (ten / one).toFixed(1))
  }

row('\nOne takes as long as the other', 'ratio')
for (const { name, ratio } of await pairsOfTimes()) row(name, ratio.toFixed(2))

row('\nBytes', 'each')
const { objects, arrays } = await bytesPerMatch()
row('a match that nobody has looked at, objects (most: 150)', objects.toFixed(0))
row('a match that nobody has looked at, arrays (most: 1)', arrays.toFixed(1))
const { slots, set } = await bytesPerCall()
row('a guarded call that is over, in V8’s old space', slots.toFixed(0))
row('the same with a Set, as a multiple', (set / slots).toFixed(1))
process.exit(0)
