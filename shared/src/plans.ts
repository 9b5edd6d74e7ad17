/** Plans, prices, limits and features. Prices in integer US cents per month; a year is billed as twelve months. */
export const PLAN_IDS = ['free', 'basic', 'professional', 'enterprise'] as const
export type PlanId = (typeof PLAN_IDS)[number]
export const PAID_PLAN_IDS = ['basic', 'professional', 'enterprise'] as const
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number]
export const BILLING_INTERVALS = ['month', 'year'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

export const CURRENCY = 'usd'
export const UNLIMITED = -1

const FEATURES = [
  'analyses',
  'basic-templates',
  'basic-analysis',
  'pdf-export',
  'email-support',
  'premium-templates',
  'advanced-analysis',
  'ats-optimisation',
  'cover-letters',
  'sharing',
  'priority-support',
  'everything-in-professional',
  'custom-templates',
  'custom-branding',
  'api-integration',
  'dedicated-support',
  'team-analysis',
] as const
export type Feature = (typeof FEATURES)[number]

interface PlanFeature {
  readonly feature: Feature
}

/** One row of the price list. */
export interface Plan {
  readonly id: PlanId
  readonly monthlyCents: number
  /** Per calendar month in UTC. `UNLIMITED` is -1 on the wire too. */
  readonly monthlyAnalyses: number
  /** Suggestions by the model per day in UTC. */
  readonly dailyImprovements: number
  readonly popular: boolean
  /** The badge in the navigation, shown while the subscription is active. */
  readonly badge: 'PRO' | 'PREMIUM' | null
  readonly features: readonly PlanFeature[]
}

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    monthlyCents: 0,
    monthlyAnalyses: 3,
    dailyImprovements: 60,
    popular: false,
    badge: null,
    features: [{ feature: 'analyses' }, { feature: 'basic-templates' }, { feature: 'pdf-export' }],
  },
  basic: {
    id: 'basic',
    monthlyCents: 800,
    monthlyAnalyses: 10,
    dailyImprovements: 120,
    popular: false,
    badge: null,
    features: [
      { feature: 'analyses' },
      { feature: 'basic-templates' },
      { feature: 'basic-analysis' },
      { feature: 'pdf-export' },
      { feature: 'email-support' },
    ],
  },
  professional: {
    id: 'professional',
    monthlyCents: 1400,
    monthlyAnalyses: UNLIMITED,
    dailyImprovements: 300,
    popular: true,
    badge: 'PRO',
    features: [
      { feature: 'analyses' },
      { feature: 'premium-templates' },
      { feature: 'advanced-analysis' },
      { feature: 'ats-optimisation' },
      { feature: 'cover-letters' },
      { feature: 'sharing' },
      { feature: 'priority-support' },
    ],
  },
  enterprise: {
    id: 'enterprise',
    monthlyCents: 2000,
    monthlyAnalyses: UNLIMITED,
    dailyImprovements: 300,
    popular: false,
    badge: 'PREMIUM',
    features: [
      { feature: 'everything-in-professional' },
      { feature: 'custom-templates' },
      { feature: 'custom-branding' },
      { feature: 'api-integration' },
      { feature: 'dedicated-support' },
      { feature: 'team-analysis' },
    ],
  },
}

export const SUBSCRIPTION_STATUSES = [
  'free',
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Whether a subscription in this status has its plan's name, and its plan's limits. */
export const STATUS_EFFECTS: Readonly<
  Record<SubscriptionStatus, { readonly keepsPlan: boolean; readonly active: boolean }>
> = {
  free: { keepsPlan: false, active: false },
  active: { keepsPlan: true, active: true },
  trialing: { keepsPlan: true, active: true },
  past_due: { keepsPlan: true, active: true },
  unpaid: { keepsPlan: true, active: false },
  paused: { keepsPlan: true, active: false },
  incomplete: { keepsPlan: false, active: false },
  incomplete_expired: { keepsPlan: false, active: false },
  canceled: { keepsPlan: false, active: false },
}

/** The plan to show: `free` after a subscription has ended. */
export const getEffectivePlan = (plan: PaidPlanId, status: SubscriptionStatus): PlanId =>
  STATUS_EFFECTS[status].keepsPlan ? plan : 'free'

/** Analyses per month; -1 is unlimited. */
export const getMonthlyLimit = (plan: PaidPlanId, status: SubscriptionStatus): number =>
  STATUS_EFFECTS[status].active ? PLANS[plan].monthlyAnalyses : PLANS.free.monthlyAnalyses

/** Suggestions by the model per day. */
export const getDailyImprovements = (plan: PaidPlanId, status: SubscriptionStatus): number =>
  STATUS_EFFECTS[status].active ? PLANS[plan].dailyImprovements : PLANS.free.dailyImprovements

/** What the server does for some plans only. Whatever a person made with it stays theirs after a change of plan. */
const CAPABILITY_PLANS = {
  /** Keys with which programs call the API. */
  'access-keys': ['enterprise'],
  /** Messages to an address of theirs when an analysis has finished. */
  webhooks: ['enterprise'],
  /** Advice on every finding and on the job ad. The largest findings get advice on every plan. */
  'advanced-analysis': ['professional', 'enterprise'],
  /** Scores and match rates of all analyzed versions of a resume, on every device. */
  'analysis-history': ['professional', 'enterprise'],
  /** Versions of a draft in the account, on every device. On a device they are kept on every plan. */
  'draft-versions': ['professional', 'enterprise'],
  /** Texts of a resume in the other language by the model. Copying and writing them is free. */
  translations: ['professional', 'enterprise'],
  /** Wordings of the sentences of a letter by the model. Letters themselves are made on the device, on every plan. */
  'letter-rewrites': ['professional', 'enterprise'],
  /** New links to a resume. Those that exist go on after a change of plan. */
  sharing: ['professional', 'enterprise'],
  /** A team, and what is added to its board. Asked of the owner's plan: members need none. */
  teams: ['enterprise'],
  /** New designs and brands. Those that exist are used, edited and exported on every plan. */
  'own-designs': ['enterprise'],
} as const satisfies Record<string, readonly PaidPlanId[]>
export type Capability = keyof typeof CAPABILITY_PLANS

/** Whether a plan with an active subscription has a capability. */
export const hasCapability = (capability: Capability, plan: PlanId, status: SubscriptionStatus): boolean => {
  const plans: readonly PlanId[] = CAPABILITY_PLANS[capability]
  return STATUS_EFFECTS[status].active && plans.includes(plan)
}

/** `basic`: advice by the model on the largest findings; `advanced`: on every one, and on what the job ad asks for. */
export const ANALYSIS_LEVELS = ['basic', 'advanced'] as const
export type AnalysisLevel = (typeof ANALYSIS_LEVELS)[number]

/** The level of a person's analyses on the server. */
export const getAnalysisLevel = (plan: PlanId, status: SubscriptionStatus): AnalysisLevel =>
  hasCapability('advanced-analysis', plan, status) ? 'advanced' : 'basic'

/** The plan that a free trial is of. */
export const TRIAL_PLAN: PaidPlanId = 'professional'
/** Days of the trial where the operator sets no others, and days before its end on which the app reminds of it. */
export const DEFAULT_TRIAL_DAYS = 7
export const TRIAL_REMINDER_DAYS = 2

interface SupportLevel {
  /** Tickets are answered in this order, the highest first. */
  readonly priority: number
  /** Working days within which the first answer is promised; null for no promise. */
  readonly answerDays: number | null
}

/** What each plan promises of support, where the operator answers at all. */
export const SUPPORT_LEVELS: Readonly<Record<PlanId, SupportLevel>> = {
  free: { priority: 0, answerDays: null },
  basic: { priority: 1, answerDays: 3 },
  professional: { priority: 2, answerDays: 2 },
  enterprise: { priority: 3, answerDays: 1 },
}

/** The support of a person; that of `free` without an active subscription. */
export const getSupportLevel = (plan: PaidPlanId, status: SubscriptionStatus): SupportLevel =>
  SUPPORT_LEVELS[STATUS_EFFECTS[status].active ? plan : 'free']

/** Features that price lists leave out where the operator answers no questions. */
export const SUPPORT_FEATURES: ReadonlySet<Feature> = new Set([
  'email-support',
  'priority-support',
  'dedicated-support',
])

/** Tickets of one account that wait for an answer. */
export const MAX_OPEN_TICKETS = 10

/** Advice per day that cost a model call and that no analysis was charged for, because it was refused or cancelled. */
export const DAILY_UNCHARGED_ADVICE = 30

/** What one account may store, on every plan: uploaded CVs, generated documents, drafts, and the bytes of all. */
export const STORAGE_LIMITS = {
  resumes: 10_000,
  documents: 500,
  drafts: 200,
  bytes: 100 * 1024 * 1024,
} as const

/**
 * Versions of one draft that are kept besides those with a name, on a device and in the account. `bytes`: an account
 * with more takes no new ones, so that versions never take the room of drafts.
 */
export const VERSION_LIMITS = { unnamed: 60, bytes: STORAGE_LIMITS.bytes / 2 } as const

/** Access keys of one account, expired ones included. */
export const MAX_ACCESS_KEYS = 10

/** Changes that agents propose for the drafts of one account and that wait for their person. */
export const MAX_PROPOSALS = 20

/** Addresses of one account that are told of finished analyses. */
export const MAX_WEBHOOK_ENDPOINTS = 5

/** Links to resumes of one account, expired ones included. */
export const MAX_SHARES = 50

/** What a team may have. `bytes`: of all CVs on its board with their results. */
export const TEAM_LIMITS = {
  members: 10,
  invitations: 20,
  openings: 50,
  openingCandidates: 500,
  candidates: 2_000,
  candidateTags: 20,
  candidateNotes: 100,
  bytes: 100 * 1024 * 1024,
} as const

/** Designs and brands of one account. */
export const MAX_OWN_DESIGNS = 50

/** Price of one billing period in US cents. */
export const getPriceCents = (plan: PaidPlanId, interval: BillingInterval): number =>
  PLANS[plan].monthlyCents * (interval === 'year' ? 12 : 1)
