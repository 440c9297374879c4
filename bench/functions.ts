import { scalingCases } from './functions/scaling-cases.ts'
import { measureBytesPerMatch, measureBytesPerPendingWork } from './functions/memory.ts'
import { compareTimes } from './functions/compared-times.ts'

/**
 * `npm run bench -- functions`: the cost of single functions as ratios, which are independent of the machine. First the
 * ratio of the times for a text and one ten times as long: about 10 if the time is linear, about 100 if it is
 * quadratic. Less than 3 ms of processor time count as 3 ms.
 */
const measureMs = (run: () => unknown): number => {
  const times = [1, 2, 3].map(() => {
    // Processor time, so that other programs do not count.
    const started = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(started)
    return (user + system) / 1_000
  })
  return Math.max(3, Math.min(...times))
}

const printRow = (name: string, value: string) => console.log(`${name.padEnd(60)} ${value.padStart(12)}`)

printRow('Time of a text ten times as long', 'ratio')
for (const { name, parts, run, length = 15_000 } of scalingCases)
  for (const part of parts) {
    const short = part.repeat(Math.ceil(length / part.length))
    const [one, ten] = [measureMs(() => run(short)), measureMs(() => run(short.repeat(10)))]
    printRow(`${name}: ${JSON.stringify(part.slice(0, 20))}`, (ten / one).toFixed(1))
  }

printRow('\nTime of one function, divided by that of another', 'ratio')
for (const { name, ratio } of await compareTimes()) printRow(name, ratio.toFixed(2))

printRow('\nBytes', 'each')
const { objects, arrays } = await measureBytesPerMatch()
printRow('heap bytes per match with reasons not computed yet (bound: 150)', objects.toFixed(0))
printRow('array bytes per match with reasons not computed yet (bound: 1)', arrays.toFixed(1))
const { array, set } = await measureBytesPerPendingWork()
printRow('a finished request in `guard`, in V8’s old space', array.toFixed(0))
printRow('the same with a Set, as a ratio', (set / array).toFixed(1))
process.exit(0)
