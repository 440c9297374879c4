import { checkBudgets } from './checks/budgets.ts'
import { checkSpecifiedTexts } from './checks/specified-texts.ts'
import { createPlaywrightSteps, createVitestStep, type Count } from './checks/reports.ts'
import { readingSteps, runStep, runSteps, stopWithParent } from './checks/steps.ts'

// npm test: all checks and tests. The last line has their counts, from the reports of the runners.
stopWithParent()
const total = { passed: 0, failed: 0 }
const addCount = ({ passed, failed }: Pick<Count, 'passed' | 'failed'>): void => {
  total.passed += passed
  total.failed += failed
}

const [read] = await Promise.all([runSteps(readingSteps), runStep(createVitestStep(addCount))])
for (const { passed } of read) addCount(passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
await runSteps(createPlaywrightSteps(addCount))
const texts = await runStep({ name: 'specified texts', run: checkSpecifiedTexts })
addCount(texts.passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
// The journeys have built the website, which this step measures.
const budgets = await runStep({ name: 'budgets', run: () => checkBudgets() })
addCount(budgets.passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
