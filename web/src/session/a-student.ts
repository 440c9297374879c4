import type { Student } from '@labreach/contract/account'
import { freePlan } from '@labreach/contract/plans'

const quota = { used: 1, limit: 10, resets_at: null }

/** A student for tests, as the server sends one. */
export const aStudent: Student = {
  id: '7f3c',
  username: 'ana',
  email: 'ana@example.edu',
  email_verified: true,
  pending_email: null,
  first_name: 'Ana',
  last_name: 'Park',
  school: 'UC Davis',
  major: 'Physics',
  academic_level: 'undergraduate',
  gpa: 3.9,
  preferred_duration: 'summer',
  internship_type: '',
  skills: ['Python'],
  availability: '',
  resume: null,
  resume_name: null,
  key_interests: ['optics'],
  additional_interests: [],
  subscription: freePlan.code,
  subscription_is_paid: false,
  subscription_ends: null,
  past_due_until: null,
  has_customer_portal: false,
  is_google_authenticated: false,
  google_user: false,
  google_email: null,
  has_passkey: false,
  current_free_trial: false,
  trial_ends: null,
  free_trial_awarded: false,
  number_of_referrals: 0,
  number_of_professors_shown_week: 1,
  max_professors_per_week: 10,
  quotas: { unlocks_week: quota, unlocks_total: quota, emails_day: quota, ai_day: quota },
}
