import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { KeyScope } from '#shared/api-schema/access-keys.ts'
import type { BrowserFamily, PlatformFamily } from '#shared/api-schema/account.ts'
import type { AnalysisStage } from '#shared/api-schema/resumes.ts'
import type { TicketAnswer, TicketStatus } from '#shared/api-schema/support.ts'
import type { DeliveryState } from '#shared/api-schema/webhook-endpoints.ts'
import type { Country } from '#shared/countries.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { BillingInterval, PaidPlanId, SubscriptionStatus } from '#shared/plans.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import type { BasedOn } from '#shared/resume/tailoring/based-on.ts'
import type { DraftJob } from '#shared/resume/tailoring/draft-job.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import type { TemplateCategory } from '#shared/templates/template.ts'

// All times are UTC ms.
const now = sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`
const id = () => text('id').primaryKey()
const createdAt = () => integer('created_at').notNull().default(now)

export const users = sqliteTable('users', {
  id: id(),
  /** Id of the user in Firebase. A user that was deleted there and signs in again has a new one. */
  googleId: text('google_id').notNull().unique(),
  /** Id of the Google account itself, which never changes; null until the next sign-in. */
  googleAccountId: text('google_account_id'),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  picture: text('picture'),
  stripeCustomerId: text('stripe_customer_id').unique(),
  stripeSubscriptionId: text('stripe_subscription_id').unique(),
  subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>().notNull().default('free'),
  subscriptionPlan: text('subscription_plan').$type<PaidPlanId>().notNull().default('basic'),
  subscriptionInterval: text('subscription_interval').$type<BillingInterval>().notNull().default('month'),
  cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull().default(false),
  currentPeriodEnd: integer('current_period_end'),
  /** Incremented with every stored provider state, so that a late read cannot overwrite a newer one. */
  subscriptionRevision: integer('subscription_revision').notNull().default(0),
  monthlyAnalysisCount: integer('monthly_analysis_count').notNull().default(0),
  lastAnalysisReset: integer('last_analysis_reset').notNull().default(now),
  language: text('language').$type<Language>(),
  createdAt: createdAt(),
  /** Bytes of the user's uploads, results, documents and drafts. Kept by the triggers of migrations 0003 and 0006. */
  storageBytes: integer('storage_bytes').notNull().default(0),
})

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the session id, so that a copy of this table contains no usable session. */
    idHash: text('id_hash').primaryKey(),
    userId: owner(),
    createdAt: createdAt(),
    lastSeenAt: integer('last_seen_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When the person signed in at the provider; 0 for sessions older than this column. */
    signedInAt: integer('signed_in_at').notNull().default(0),
    /** Families read from the user agent at sign-in, which itself is not stored. */
    browser: text('browser').$type<BrowserFamily>(),
    platform: text('platform').$type<PlatformFamily>(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** ID tokens that a session was started with, until they expire: each is accepted once. */
export const usedIdTokens = sqliteTable(
  'used_id_tokens',
  {
    /** SHA-256 of the signed part of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('used_id_tokens_expiry').on(t.expiresAt)],
)

/** Keys with which programs of a person call the API. */
export const accessKeys = sqliteTable(
  'access_keys',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    /** SHA-256 of the key, hex, so that a copy of this table contains no usable key. */
    keyHash: text('key_hash').notNull().unique(),
    /** The first characters of the key, by which its owner recognizes it. */
    start: text('start').notNull(),
    scopes: text('scopes', { mode: 'json' }).$type<KeyScope[]>().notNull(),
    createdAt: createdAt(),
    /** Null: never. */
    expiresAt: integer('expires_at'),
    /** Updated at most once a minute. */
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [index('access_keys_user').on(t.userId)],
)

/** Requests of a key on one UTC day. */
export const accessKeyUsage = sqliteTable(
  'access_key_usage',
  {
    keyId: text('key_id')
      .notNull()
      .references(() => accessKeys.id, { onDelete: 'cascade' }),
    /** `YYYY-MM-DD`, UTC. */
    day: text('day').notNull(),
    requests: integer('requests').notNull(),
    /** How many of them were answered with an error. */
    errors: integer('errors').notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.day] })],
)

export const resumes = sqliteTable(
  'resumes',
  {
    id: id(),
    userId: owner(),
    originalText: text('original_text').notNull(),
    fileName: text('file_name'),
    analysisResults: text('analysis_results', { mode: 'json' }).$type<StoredAnalysis>(),
    overallScore: integer('overall_score'),
    createdAt: createdAt(),
    layout: text('layout', { mode: 'json' }).$type<ExtractedDocument>(),
    job: text('job'),
    language: text('language').$type<Language>(),
    /** Null to guess it. */
    country: text('country').$type<Country>(),
    stage: text('stage').$type<AnalysisStage>(),
    error: text('error').$type<ErrorCode>(),
    /** Fencing token: only this run may write results. */
    runId: text('run_id'),
    /** Incremented with every change; part of the ETag. */
    revision: integer('revision').notNull().default(1),
    lastUsedAt: integer('last_used_at').notNull().default(now),
    idempotencyKey: text('idempotency_key'),
  },
  (t) => [
    index('resumes_user').on(t.userId, t.createdAt),
    index('resumes_last_used').on(t.lastUsedAt),
    uniqueIndex('resumes_idempotency').on(t.userId, t.idempotencyKey),
  ],
)

const RUN_STATES = ['reserved', 'charged', 'released'] as const
export type RunState = (typeof RUN_STATES)[number]

/** One row per requested analysis, from which the monthly usage is counted. Remains when its resume is deleted. */
export const analysisRuns = sqliteTable(
  'analysis_runs',
  {
    id: id(),
    userId: owner(),
    resumeId: text('resume_id').references(() => resumes.id, { onDelete: 'set null' }),
    /** `YYYY-MM`, UTC. */
    month: text('month').notNull(),
    state: text('state').$type<RunState>().notNull(),
    leaseUntil: integer('lease_until').notNull(),
    createdAt: createdAt(),
    settledAt: integer('settled_at'),
    idempotencyKey: text('idempotency_key'),
  },
  (t) => [
    index('runs_usage').on(t.userId, t.month, t.state),
    index('runs_resume').on(t.resumeId, t.state),
    index('runs_lease').on(t.state, t.leaseUntil),
    uniqueIndex('runs_idempotency').on(t.userId, t.idempotencyKey),
  ],
)

/** `improvement`: suggestions by the model. `uncharged-advice`: advice that cost a model call and was not charged. */
export type DailyUsageKind = 'improvement' | 'uncharged-advice'

export interface StoredColorScheme {
  readonly name: string
  readonly nameEs: string
  readonly primary: string
}

export const templates = sqliteTable('templates', {
  id: id(),
  name: text('name').notNull(),
  nameEs: text('name_es').notNull(),
  description: text('description').notNull(),
  descriptionEs: text('description_es').notNull(),
  category: text('category').$type<TemplateCategory>().notNull(),
  htmlTemplate: text('html_template').notNull(),
  isPopular: integer('is_popular', { mode: 'boolean' }).notNull().default(false),
  colorSchemes: text('color_schemes', { mode: 'json' }).$type<StoredColorScheme[]>().notNull(),
  position: integer('position').notNull(),
})

export const analyzedResumes = sqliteTable(
  'analyzed_resumes',
  {
    id: id(),
    userId: owner(),
    resumeId: text('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    templateId: text('template_id')
      .notNull()
      .references(() => templates.id),
    customData: text('custom_data', { mode: 'json' }).$type<ResumeContent>().notNull(),
    /** Always null: the PDF is rendered again from `customData`, which gives the same bytes. */
    generatedPdfPath: text('generated_pdf_path'),
    createdAt: createdAt(),
    name: text('name').notNull(),
    language: text('language').$type<Language>(),
    idempotencyKey: text('idempotency_key'),
  },
  (t) => [
    index('analyzed_resumes_user').on(t.userId, t.createdAt),
    index('analyzed_resumes_resume').on(t.resumeId),
    uniqueIndex('analyzed_resumes_idempotency').on(t.userId, t.idempotencyKey),
  ],
)

/** Server copies of drafts. A deleted draft remains as a tombstone, so that other devices delete it too. */
export const drafts = sqliteTable(
  'drafts',
  {
    id: text('id').notNull(),
    userId: owner(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    document: text('document', { mode: 'json' }).$type<unknown>(),
    /** The job that the draft is written for. */
    job: text('job', { mode: 'json' }).$type<DraftJob>(),
    /** Of a tailored draft: its base, which need not be stored, and what they share. */
    basedOn: text('based_on', { mode: 'json' }).$type<BasedOn>(),
    deleted: integer('deleted', { mode: 'boolean' }).notNull().default(false),
    createdAt: createdAt(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('drafts_user').on(t.userId, t.updatedAt)],
)

/** Addresses of people's programs that are told of finished analyses. */
export const webhookEndpoints = sqliteTable(
  'webhook_endpoints',
  {
    id: id(),
    userId: owner(),
    url: text('url').notNull(),
    /** Signs deliveries, so it cannot be hashed. */
    secret: text('secret').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('webhook_endpoints_user').on(t.userId)],
)

/** Events for an address, sent or still to be sent. The newest of each are kept. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    resumeId: text('resume_id').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** HTTP status of the last answer; null without one. */
    lastStatus: integer('last_status'),
    createdAt: createdAt(),
    /** Null when it is delivered or has failed. */
    nextAttemptAt: integer('next_attempt_at'),
  },
  (t) => [index('webhook_deliveries_endpoint').on(t.endpointId), index('webhook_deliveries_due').on(t.nextAttemptAt)],
)

/** Links with which anybody can read a draft. Removed with their draft. */
export const shares = sqliteTable(
  'shares',
  {
    /** 128 random bits, the secret of the link. Its owner is shown it again, so it is not hashed. */
    id: id(),
    userId: owner(),
    draftId: text('draft_id').notNull(),
    name: text('name').notNull(),
    /** Null: the language of the resume. */
    language: text('language').$type<Language>(),
    /** `createPasswordHash`; null without a password. */
    passwordHash: text('password_hash'),
    hidesContact: integer('hides_contact', { mode: 'boolean' }).notNull(),
    allowsPdf: integer('allows_pdf', { mode: 'boolean' }).notNull(),
    createdAt: createdAt(),
    /** Null: never. */
    expiresAt: integer('expires_at'),
    views: integer('views').notNull().default(0),
    lastViewedAt: integer('last_viewed_at'),
  },
  (t) => [index('shares_user').on(t.userId, t.createdAt), index('shares_draft').on(t.userId, t.draftId)],
)

/** Questions to the operator, with their answers. */
export const tickets = sqliteTable(
  'tickets',
  {
    id: id(),
    userId: owner(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Only with the person's consent. */
    diagnostics: text('diagnostics'),
    /** Of the plan at that time. */
    priority: integer('priority').notNull(),
    status: text('status').$type<TicketStatus>().notNull().default('open'),
    answers: text('answers', { mode: 'json' }).$type<TicketAnswer[]>().notNull().default([]),
    createdAt: createdAt(),
    answerDueAt: integer('answer_due_at'),
    /** When to pass the ticket on next; null when that is done or nowhere to go. */
    notifyAt: integer('notify_at'),
    notifyAttempts: integer('notify_attempts').notNull().default(0),
  },
  (t) => [index('tickets_user').on(t.userId, t.createdAt), index('tickets_notify').on(t.notifyAt)],
)

/** Model answers of a user on one UTC day, by kind, from which the daily limits are checked. */
export const dailyUsage = sqliteTable(
  'daily_usage',
  {
    userId: owner(),
    /** `YYYY-MM-DD`, UTC. */
    day: text('day').notNull(),
    kind: text('kind').$type<DailyUsageKind>().notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.kind] })],
)

/** Requests of a rate limit in its current window. A database file has them in a file of their own, `limits.db`. */
export const rateWindows = sqliteTable('rate_windows', {
  /** SHA-256 of the limit's name and its key, which may be an IP address. */
  id: id(),
  until: integer('until').notNull(),
  count: integer('count').notNull(),
  /** How many requests the last writer of this row may let pass. */
  granted: integer('granted').notNull(),
})

/** Failures of an outside service, counted by all instances. Beside `rate_windows`. */
export const breakers = sqliteTable('breakers', {
  /** Name of the service. */
  id: id(),
  failures: integer('failures').notNull(),
  /** Null while calls are allowed. */
  openedAt: integer('opened_at'),
  /** Until then one instance tries a single call. */
  trialUntil: integer('trial_until').notNull().default(0),
})

/** Webhook events of the payment provider that were handled. */
export const webhookEvents = sqliteTable('webhook_events', {
  id: id(),
  type: text('type').notNull(),
  receivedAt: integer('received_at').notNull(),
})

/** Provider ids of a deleted account, until the provider has confirmed the end of billing. */
export const closingSubscriptions = sqliteTable('closing_subscriptions', {
  id: id(),
  stripeCustomerId: text('stripe_customer_id'),
  stripeSubscriptionId: text('stripe_subscription_id'),
  createdAt: createdAt(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: integer('next_attempt_at').notNull().default(0),
})
