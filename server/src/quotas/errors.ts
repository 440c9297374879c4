import { getProfessorEmail } from '@labreach/contract/outreach'
import { listPublications } from '@labreach/contract/professors'
import { createTemplate, deleteTemplate, setDefaultTemplate, updateTemplate } from '@labreach/contract/templates'
import { Refusal } from '../refusal.ts'

const refuse = Refusal.of(
  listPublications,
  getProfessorEmail,
  createTemplate,
  updateTemplate,
  deleteTemplate,
  setDefaultTemplate,
)

export const planRequired = (plan: string) =>
  refuse('plan_required', `This is part of the ${plan}. Please visit the pricing page to upgrade.`)
