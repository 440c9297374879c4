import { checkSpecifiedTexts } from './checks/specified-texts.ts'
import { runStep } from './checks/steps.ts'

// npm run lab -- messages: the required texts of the specification that the last run of the journeys has not shown.
const { passed } = await runStep({ name: 'specified texts', run: checkSpecifiedTexts })
process.exitCode = passed ? 0 : 1
