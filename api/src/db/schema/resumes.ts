import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AnalysisStage } from '#shared/analysis-stages.ts'
import type { CorrectedReading } from '#shared/api-schema/corrections.ts'
import type { Country } from '#shared/countries.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import { createdAt, id, now } from './columns.ts'
import { owner } from './users.ts'

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

/** What people corrected of what was read of their resumes. The latest of all devices; it goes with its resume. */
export const readingCorrections = sqliteTable(
  'reading_corrections',
  {
    resumeId: text('resume_id')
      .primaryKey()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    userId: owner(),
    correctedAt: integer('corrected_at').notNull(),
    /** Null: the correction was taken back. */
    reading: text('reading', { mode: 'json' }).$type<CorrectedReading>(),
    overallScore: integer('overall_score'),
    matchRate: integer('match_rate'),
  },
  (t) => [index('reading_corrections_user').on(t.userId)],
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
    /** Items of advice that the model has written so far; null before the first. */
    adviceItems: integer('advice_items'),
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
