import type { AnalysisStage } from '#shared/analysis-stages.ts'

/** The steps of an analysis, in order. */
const STEPS = ['read', 'send', 'rules', 'advice'] as const
export type Step = (typeof STEPS)[number]
export type StepState = 'done' | 'active' | 'waiting'

/** Phase on this device; during `analyzing`, the server's stage is more precise. */
export type Phase = 'reading' | 'uploading' | 'analyzing' | 'done'

const INDEX_BY_STAGE: Readonly<Record<AnalysisStage, number>> = {
  queued: 2,
  reading: 2,
  rules: 2,
  advice: 3,
  done: 4,
  failed: 4,
}

const getActiveIndex = (phase: Phase, stage: AnalysisStage | null): number => {
  if (phase === 'reading') return 0
  if (phase === 'uploading') return 1
  if (phase === 'done') return STEPS.length
  return stage ? INDEX_BY_STAGE[stage] : 2
}

/** Each step with its state: `done` before the active one, `waiting` after it. */
export const getProgress = (phase: Phase, stage: AnalysisStage | null): readonly { step: Step; state: StepState }[] => {
  const at = getActiveIndex(phase, stage)
  return STEPS.map((step, i) => ({ step, state: i < at ? 'done' : i === at ? 'active' : 'waiting' }))
}
