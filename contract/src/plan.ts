/** What a plan may do, apart from what is counted. */
export type Feature =
  | 'recipientLookup'
  | 'publications'
  | 'templates'
  /** There is a plan to buy that has more. */
  | 'upgrade'
  /** The trial that referrals earn can begin; during another plan its week would be lost. */
  | 'claimTrial'
  /** The unlocks of the week are shown beside the professors. */
  | 'seeWeeklyUnlocks'

/** What a plan may do how often; `UNLIMITED` of plans.ts where nothing is counted. */
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
  /** Whether the pricing page shows it to everybody. */
  listed: boolean
  limits: Limits
  features: readonly Feature[]
}

export type Plan<Code extends string = string> = Omit<PlanFacts, 'features'> & {
  /** As it is stored and sent. */
  code: Code
  label: string
  /** How the sidebar names a student on it. */
  studentLabel: string
  /** Whether it is paid, granted or tried for a time; false for the plan of every student who has no other. */
  hasTerm: boolean
  isKnown: boolean
  may: (feature: Feature) => boolean
}

/**
 * The plans of a table, and what the product asks of them. `base`: what a student has who has no other plan. `trial`:
 * what the trial gives. At least one plan is sold.
 */
export function createPlans<Code extends string>(
  table: Readonly<Record<Code, PlanFacts>>,
  { base, trial }: { base: Code; trial: Code },
) {
  const codes = Object.keys(table) as Code[]
  const isPlan = (code: string): code is Code => Object.hasOwn(table, code)
  const all = codes.map((code) => toPlan(code, table[code], code !== base))
  /** The plan with this code. Of any other code, as an older browser tab may meet: what the base plan may do. */
  const planByCode = (code: string): Plan => all.find((plan) => plan.code === code) ?? unknownPlan(code, table[base])
  const soldPlans = all.filter(({ sold }) => sold).toSorted((one, other) => one.pricePerMonth - other.pricePerMonth)
  const known = (code: Code) => all[codes.indexOf(code)]!
  return {
    codes,
    isPlan,
    planByCode,
    basePlan: known(base),
    trialPlan: known(trial),
    listedPlans: all.filter(({ listed }) => listed),
    soldPlans,
    /** What a sentence offers that speaks of one plan: the cheapest. */
    upgradePlan: soldPlans[0]!,
  }
}

function toPlan<Code extends string>(code: Code, facts: PlanFacts, hasTerm: boolean): Plan<Code> {
  const { features, ...rest } = facts
  const label = `${facts.name} Plan`
  const may = (feature: Feature) => features.includes(feature)
  return { ...rest, code, label, studentLabel: `${label} Student`, hasTerm, isKnown: true, may }
}

/** Nothing is promised or offered on it. */
function unknownPlan(code: string, base: PlanFacts): Plan {
  const facts: PlanFacts = {
    ...base,
    name: 'Unknown',
    summary: 'Contact support',
    sold: false,
    listed: false,
    features: ['seeWeeklyUnlocks'],
  }
  return { ...toPlan(code, facts, true), studentLabel: 'Unknown Plan', isKnown: false }
}
