import { sessionProblem } from '../../session/session-problem.ts'
import { alertError } from '../../ui/feedback/alerts.ts'

/** Whether this browser has a session. If not, an alert is shown. */
export function checkSession(): boolean {
  const problem = sessionProblem()
  if (problem) alertError(problem)
  return !problem
}
