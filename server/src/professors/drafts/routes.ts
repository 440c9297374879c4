import { HOUR_MS } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/professors'
import { perStudent } from '../../http/limits.ts'
import type { Http } from '../../http/serve.ts'
import type { World } from '../../world.ts'
import { getDraft } from './get-draft.ts'
import type { Draft } from './queries.ts'
import { saveDraft } from './save-draft.ts'

export function draftRoutes(http: Http, world: World): void {
  http.serve(
    calls.getDraft,
    async ({ input, student }) => answer(await getDraft(world, student.studentId, input.params.id)),
    [perStudent(600, HOUR_MS)],
  )

  http.serve(
    calls.saveDraft,
    async ({ input: { params, body }, student }) => {
      const basedOn = typeof body.based_on === 'string' ? new Date(body.based_on) : body.based_on
      return answer(await saveDraft(world, student.studentId, params.id, { draft: body.draft, basedOn }))
    },
    [perStudent(120, HOUR_MS)],
  )
}

const answer = ({ draft, savedAt }: Draft) => ({ draft, saved_at: savedAt.toISOString() })
