import { schemas as account } from './account.ts'
import { schemas as assistants } from './assistants.ts'
import { schemas as billing } from './billing.ts'
import { schemas as calendar } from './calendar.ts'
import { schemas as mentoring } from './mentoring.ts'
import { schemas as microsoft } from './microsoft.ts'
import { schemas as optOut } from './opt-out.ts'
import { schemas as outreach } from './outreach.ts'
import { schemas as passkeys } from './passkeys.ts'
import { schemas as professorPage } from './professor-page.ts'
import { schemas as professors } from './professors.ts'
import { schemas as resume } from './resume.ts'
import { schemas as schoolAddress } from './school-address.ts'
import { schemas as secondFactor } from './second-factor.ts'
import { schemas as session } from './session.ts'
import { schemas as templates } from './templates.ts'

/** The schemas of all calls, by name. */
export const schemas = {
  ...account,
  ...schoolAddress,
  ...passkeys,
  ...secondFactor,
  ...session,
  ...microsoft,
  ...resume,
  ...professors,
  ...optOut,
  ...professorPage,
  ...outreach,
  ...calendar,
  ...mentoring,
  ...templates,
  ...billing,
  ...assistants,
}
export type AllSchemas = typeof schemas
