import { HOUR_MS } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/school-address'
import { perSession, perStudent } from '../../http/limits.ts'
import type { Http } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { showSchoolAddress } from './show-school-address.ts'
import { confirmSchoolAddress } from './confirm-school-address.ts'
import { readSchoolAddress } from './read-school-address.ts'
import { removeSchoolAddress } from './remove-school-address.ts'
import { requestSchoolAddress } from './request-school-address.ts'

export function schoolRoutes(http: Http, services: Services): void {
  http.serve(calls.readSchoolAddress, ({ student }) => readSchoolAddress(services, student.studentId))

  http.serve(
    calls.requestSchoolAddress,
    ({ student, input }) => requestSchoolAddress(services, { studentId: student.studentId, typed: input.body.address }),
    // The operation also counts the links of all sessions.
    [perSession(5, HOUR_MS)],
  )

  http.serve(
    calls.confirmSchoolAddress,
    async ({ student, input }) => ({
      address: await confirmSchoolAddress(services, { studentId: student.studentId, token: input.body.token }),
    }),
    [perStudent(60, HOUR_MS)],
  )

  http.serve(calls.showSchoolAddress, ({ student, input }) =>
    showSchoolAddress(services, student.studentId, input.body.shown),
  )

  http.serve(calls.removeSchoolAddress, ({ student }) => removeSchoolAddress(services, student.studentId))
}
