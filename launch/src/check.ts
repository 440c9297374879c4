import { createQuickVitestStep } from './checks/reports.ts'
import { quickReadingSteps, runSteps, stopWithParent } from './checks/steps.ts'

// npm run check: all checks that need no browser and take about a minute. Tests and static checks run in parallel.
stopWithParent()
const started = performance.now()
const outcomes = await Promise.all([runSteps(quickReadingSteps), runSteps([createQuickVitestStep(() => undefined)])])
const failed = outcomes.flat().filter(({ passed }) => !passed).length
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  failed === 0
    ? `All steps passed in ${seconds} s.`
    : `${failed} of ${outcomes.flat().length} steps failed in ${seconds} s.`,
)
process.exit(failed === 0 ? 0 : 1)
