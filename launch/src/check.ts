import { quickVitestStep } from './checks/reports.ts'
import { quickReadingSteps, runSteps, stopWithParent } from './checks/steps.ts'

// npm run check: whatever can be known without a browser in under a minute. The tests run beside the steps that read.
stopWithParent()
const started = performance.now()
const outcomes = await Promise.all([runSteps(quickReadingSteps), runSteps([quickVitestStep(() => undefined)])])
const failed = outcomes.flat().filter(({ passed }) => !passed).length
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  failed === 0
    ? `All is well after ${seconds} s.`
    : `${failed} of ${outcomes.flat().length} steps failed after ${seconds} s.`,
)
process.exit(failed === 0 ? 0 : 1)
