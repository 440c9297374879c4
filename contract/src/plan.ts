/** The abilities of a plan that have no limit. */
export type Feature =
  | 'recipientLookup'
  | 'publications'
  | 'templates'
  /** The student can buy a better plan. */
  | 'upgrade'
  /** The trial for referrals can start; during another plan it would have no effect. */
  | 'claimTrial'
  /** The unlocks of the week are shown beside the professors. */
  | 'seeWeeklyUnlocks'

/** The limits of a plan; `UNLIMITED` of plans.ts for no limit. */
export type Limits = {
  emailsPerDay: number
  unlocksPerWeek: number
  totalUnlocked: number
  visibleProfessors: number
  /** One pool for generating and enhancing, per rolling 24 hours. */
  aiUsesPerDay: number
  resumesPerDay: number
}

/** A row of the plan table. */
export type PlanFacts = {
  name: string
  summary: string
  /** USD per month. */
  pricePerMonth: number
  /** Whether it can be bought. */
  sold: boolean
  /** Whether the pricing page shows it. */
  listed: boolean
  limits: Limits
  features: readonly Feature[]
}

export type Plan<Code extends string = string> = Omit<PlanFacts, 'features'> & {
  /** The value in the database and in calls. */
  code: Code
  label: string
  /** The label of a student on it in the sidebar. */
  studentLabel: string
  /** Whether it is limited in time (paid, granted or a trial); false for the free plan. */
  canEnd: boolean
  isKnown: boolean
  may: (feature: Feature) => boolean
}

/**
 * Creates the plans of a table, with the lookups of the product. `free`: the plan of a student without another one.
 * `trial`: the plan during a trial. At least one plan is sold.
 */
export function createPlans<Code extends string>(
  table: Readonly<Record<Code, PlanFacts>>,
  { free, trial }: { free: Code; trial: Code },
) {
  const codes = Object.keys(table) as Code[]
  const isPlan = (code: string): code is Code => Object.hasOwn(table, code)
  const all = codes.map((code) => toPlan(code, table[code], code !== free))
  /** An unknown code, which an older browser tab may receive, gets a plan with the limits of the free plan. */
  const planByCode = (code: string): Plan => all.find((plan) => plan.code === code) ?? unknownPlan(code, table[free])
  const soldPlans = all.filter(({ sold }) => sold).toSorted((one, other) => one.pricePerMonth - other.pricePerMonth)
  const getPlan = (code: Code) => all[codes.indexOf(code)]!
  return {
    codes,
    isPlan,
    planByCode,
    freePlan: getPlan(free),
    trialPlan: getPlan(trial),
    listedPlans: all.filter(({ listed }) => listed),
    soldPlans,
    /** The cheapest plan that is sold, for sentences that name one. */
    cheapestPaidPlan: soldPlans[0]!,
  }
}

function toPlan<Code extends string>(code: Code, facts: PlanFacts, canEnd: boolean): Plan<Code> {
  const { features, ...rest } = facts
  const label = `${facts.name} Plan`
  const may = (feature: Feature) => features.includes(feature)
  return { ...rest, code, label, studentLabel: `${label} Student`, canEnd, isKnown: true, may }
}

/** It has no features except the display of the weekly unlocks. */
function unknownPlan(code: string, free: PlanFacts): Plan {
  const facts: PlanFacts = {
    ...free,
    name: 'Unknown',
    summary: 'Contact support',
    sold: false,
    listed: false,
    features: ['seeWeeklyUnlocks'],
  }
  return { ...toPlan(code, facts, true), studentLabel: 'Unknown Plan', isKnown: false }
}
