/** The stages of an analysis on the server. */
export const ANALYSIS_STAGES = ['queued', 'reading', 'rules', 'advice', 'done', 'failed'] as const
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number]

/** Those of an analysis that has not ended. */
export const RUNNING_STAGES: readonly AnalysisStage[] = ['queued', 'reading', 'rules', 'advice']
