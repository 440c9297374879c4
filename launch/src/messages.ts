import { checkMessages } from './checks/messages.ts'
import { runStep } from './checks/steps.ts'

// npm run lab -- messages: which texts of the specification the last run of the journeys has shown, and which not.
const { passed } = await runStep({ name: 'messages', run: checkMessages })
process.exitCode = passed ? 0 : 1
