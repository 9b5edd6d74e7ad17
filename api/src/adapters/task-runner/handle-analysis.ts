import * as z from 'zod'
import type { TaskInput, TaskOutput } from '#api/ports/tasks.ts'
import type { LoadVocabulary } from '#api/ports/vocabulary.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { ANALYSIS_LEVELS } from '#shared/plans.ts'
import { prepareAdvice } from '#shared/scoring/advice/prepare-advice.ts'
import { verifyAdvice } from '#shared/scoring/advice/verify-advice.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { loadJob } from '#shared/scoring/job-match/vocabulary.ts'
import { readSource } from './handle-source.ts'

const adviceStateSchema = z.object({
  values: z.array(z.tuple([z.string(), z.string()])),
  source: z.string(),
  level: z.enum(ANALYSIS_LEVELS),
})

/** Parses a resume and scores it by the rules. */
export const analyzeSource = async (
  input: TaskInput<'analyze'>,
  loadVocabulary: LoadVocabulary,
): Promise<TaskOutput<'analyze'>> => {
  const { job, language, country, now } = input
  const extracted = readSource(input)
  const { content, provenance } = parseResume(extracted)
  const analysis = analyze(
    { extracted, content, provenance },
    { language, country: country ?? undefined, now, job: await loadJob(job, loadVocabulary) },
  )
  const { adviceLevel: level } = input
  if (level === null) return { analysis, advice: null }
  const { request, values, source } = prepareAdvice({ extracted, content, analysis, language, level })
  const state = JSON.stringify({ values: [...values], source, level })
  const { findings, requirements } = request
  return {
    analysis,
    advice: { request: { ...request, findings: [...findings], requirements: [...requirements] }, state },
  }
}

/** Keeps the advice whose quotes are in the document. `state`: as `analyze` returned it. */
export const verifyModelAdvice = ({ items, state }: TaskInput<'verify-advice'>): TaskOutput<'verify-advice'> => {
  const { values, source, level } = adviceStateSchema.parse(JSON.parse(state))
  return { items: verifyAdvice(items, { values: new Map(values), source }, level) }
}
