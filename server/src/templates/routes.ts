import * as calls from '@labreach/contract/templates'
import type { Http } from '../http/serve.ts'
import type { World } from '../world.ts'
import { generateForStudent, generateForVisitor } from './generate-template.ts'
import { selectTemplates } from './queries.ts'

export function templateRoutes(http: Http, world: World): void {
  http.serve(calls.listTemplates, ({ student }) => selectTemplates(world.db, student.studentId))

  http.serve(calls.aiGenerateTemplate, async ({ input: { body }, student }) => ({
    template: student
      ? await generateForStudent(world, student.studentId, body.instructions)
      : await generateForVisitor(world, body.temporary_token ?? ''),
  }))
}
