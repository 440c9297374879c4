import { done } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import * as calls from '@labreach/contract/templates'
import { abortOnClose } from '../http/abort-on-close.ts'
import { perStudent } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { createTemplate } from './create-template.ts'
import { deleteTemplate } from './delete-template.ts'
import { generateFirstTemplate } from './generate-first-template.ts'
import { generateForStudent, generateForVisitor } from './generate-template.ts'
import { selectTemplates } from './queries.ts'
import { setDefaultTemplate } from './set-default-template.ts'
import { updateTemplate } from './update-template.ts'

export function templateRoutes(http: Http, services: Services): void {
  // More than a student does by hand in an hour; slows scripts down.
  const changeLimits = [perStudent(300, HOUR_MS)]

  http.serve(calls.listTemplates, ({ student }) => selectTemplates(services.db, student.studentId))

  http.serve(
    calls.createTemplate,
    ({ input, student }) => createTemplate(services, student.studentId, input.body),
    changeLimits,
  )

  http.serve(
    calls.updateTemplate,
    ({ input, student }) => updateTemplate(services, student.studentId, input.params.id, input.body),
    changeLimits,
  )

  http.serve(
    calls.deleteTemplate,
    async ({ input, student }) => {
      await deleteTemplate(services, student.studentId, input.params.id)
      return done
    },
    changeLimits,
  )

  http.serve(
    calls.setDefaultTemplate,
    ({ input, student }) => setDefaultTemplate(services, student.studentId, input.params.id),
    changeLimits,
  )

  http.serve(calls.firstTemplate, ({ student }) => generateFirstTemplate(services, student.studentId), [
    perStudent(serverLimits.aiCallsPerHour, HOUR_MS),
  ])

  // This limit also applies to plans without a daily AI quota.
  http.serve(
    calls.aiGenerateTemplate,
    async ({ input: { body }, student, reply }) => ({
      template: student
        ? await generateForStudent(services, {
            studentId: student.studentId,
            instructions: body.instructions,
            signal: abortOnClose(reply),
          })
        : await generateForVisitor(services, body.temporary_token ?? ''),
    }),
    [perStudent(serverLimits.aiCallsPerHour, HOUR_MS)],
  )
}
