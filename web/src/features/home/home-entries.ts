import type * as z from 'zod'
import type { resumesResponse } from '#shared/api-schema/resumes.ts'
import { type DraftGroup, groupDrafts } from '#web/components/drafts/group-drafts.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'

export type AnalysisSummary = z.infer<typeof resumesResponse>[number]

/** A row of the home: a resume with its versions and letters, or an analysis of a file that became no resume. */
export type HomeEntry =
  | ({ readonly kind: 'draft' } & DraftGroup)
  | { readonly kind: 'analysis'; readonly analysis: AnalysisSummary }

/** What a list of resumes and analyses shows. */
export interface HomeList {
  /** Last edited or analyzed first. */
  readonly entries: readonly HomeEntry[]
  /** The analyses of drafts, by the draft's id. */
  readonly analysisOf: ReadonlyMap<string, AnalysisSummary>
}

const getTime = (entry: HomeEntry): number =>
  entry.kind === 'analysis'
    ? entry.analysis.createdAt
    : Math.max(entry.draft.updatedAt, ...entry.tailored.map(({ updatedAt }) => updatedAt))

/** Puts drafts and analyses into one list. An analysis whose resume is among the drafts stands with it and not alone. */
export const createHomeList = (drafts: readonly Draft[], analyses: readonly AnalysisSummary[]): HomeList => {
  const byId = new Map(analyses.map((analysis) => [analysis.id, analysis]))
  const analysisOf = new Map<string, AnalysisSummary>()
  const owned = new Set<AnalysisSummary>()
  for (const { id, resumeId } of drafts) {
    const analysis = byId.get(resumeId ?? '')
    if (!analysis) continue
    owned.add(analysis)
    // The text of a draft that was uploaded to generate its document has no run.
    if (analysis.stage !== null || analysis.overallScore !== null) analysisOf.set(id, analysis)
  }
  const entries: HomeEntry[] = [
    ...groupDrafts(drafts).map((group) => ({ kind: 'draft' as const, ...group })),
    ...analyses.filter((analysis) => !owned.has(analysis)).map((analysis) => ({ kind: 'analysis' as const, analysis })),
  ]
  return { entries: entries.toSorted((a, b) => getTime(b) - getTime(a)), analysisOf }
}
