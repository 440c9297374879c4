import { shapes as account } from './account.ts'
import { shapes as billing } from './billing.ts'
import { shapes as optOut } from './opt-out.ts'
import { shapes as outreach } from './outreach.ts'
import { shapes as professors } from './professors.ts'
import { shapes as resume } from './resume.ts'
import { shapes as session } from './session.ts'
import { shapes as templates } from './templates.ts'

/** The schemas of all calls, by name. */
export const shapes = {
  ...account,
  ...session,
  ...resume,
  ...professors,
  ...optOut,
  ...outreach,
  ...templates,
  ...billing,
}
export type Shapes = typeof shapes
