import { downloadMyData } from '@labreach/contract/account'
import { done } from '@labreach/contract/endpoint'
import { confirmErasure as confirmErasureCall } from '@labreach/contract/opt-out'
import { HOUR_MS } from '@labreach/contract/plans'
import { perNetwork, perStudent } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { downloadData } from './download-data.ts'
import { confirmErasure } from './erasure/confirm-erasure.ts'

/** The call that deletes an account is in account/routes.ts, which gets the operation as an argument. */
export function privacyRoutes(http: Http, services: Services): void {
  http.serve(downloadMyData, ({ student }) => downloadData(services, student.studentId), [perStudent(10, HOUR_MS)])

  http.serve(
    confirmErasureCall,
    async ({ input }) => {
      await confirmErasure(services, input.body.token)
      return done
    },
    [perNetwork(60, HOUR_MS)],
  )
}
