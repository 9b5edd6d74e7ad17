import * as z from 'zod'
import { improveResponse } from '#shared/api-schema/resumes.ts'
import { countrySchema } from '#shared/countries.ts'
import { AppError } from '#shared/errors.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
import { assertResumeSize } from '#shared/resume/schema/resume-size.ts'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import {
  draftIdInput,
  languageInput,
  openDraft,
  openSource,
  renderDocument,
  type SourceInput,
  textInput,
} from './draft-source.ts'
import { defineTool } from './tool.ts'
import type { ToolHost } from './tool-host.ts'

const source = { text: textInput, draftId: draftIdInput, language: languageInput }
const changesSchema = improveResponse.shape.changes

interface AnalyzeInput extends SourceInput {
  readonly language?: 'es' | 'en' | undefined
  readonly country?: z.output<typeof countrySchema> | undefined
  readonly job?: string | undefined
}

/** Rules only, no model: nothing that is written in a resume or an ad can order anything. */
const analyze = async (host: ToolHost, input: AnalyzeInput): Promise<AnalysisResults> => {
  host.assertScope('analyze')
  const opened = await openSource(host, input)
  const { language = host.language, country = null, job = null } = input
  const task = { ...opened, job, language, country, now: host.now(), adviceLevel: null }
  return toResults({ analysis: (await host.run('analyze', task)).analysis }, language)
}

const readImproved = async (host: ToolHost, input: SourceInput & Pick<AnalyzeInput, 'language'>) => {
  const { language = host.language } = input
  const task = { ...(await openSource(host, input)), language, withRewrites: false }
  return host.run('improve', task)
}

const parseTool = defineTool({
  name: 'parse_resume',
  description:
    'Turns the text of a resume into a structured document with contact details, experience, education and skills.',
  input: z.object({ text: textInput.unwrap(), language: languageInput }),
  run: async (host, input) => {
    host.assertScope('analyze')
    const { document } = await readImproved(host, input)
    return { data: { document: JSON.parse(document) } }
  },
})

const scoreTool = defineTool({
  name: 'score_resume',
  description:
    'Scores a resume from 0 to 100 with fixed rules, and lists each point gained or lost with the line it is based on.',
  input: z.object({
    ...source,
    country: countrySchema.optional().describe('Country of the employers that the resume is for'),
  }),
  run: async (host, input) => {
    const { overallScore, categories, strengths, improvementAreas, ledger, limit } = await analyze(host, input)
    return { data: { overallScore, categories, strengths, improvementAreas, ledger, ...(limit && { limit }) } }
  },
})

const matchTool = defineTool({
  name: 'match_job',
  description:
    'Compares a resume with a job ad and returns the match rate and whether each requirement is met, unclear or missing.',
  input: z.object({ ...source, job: z.string().min(1).max(LIMITS.jobAdChars).describe('The text of the job ad') }),
  run: async (host, input) => {
    const { match, overallScore } = await analyze(host, input)
    return { data: { overallScore, match: match ?? null } }
  },
})

const proposeTool = defineTool({
  name: 'propose_changes',
  description:
    'Proposes wording and format changes by rules, without adding facts. Changes nothing itself: a person accepts the changes, or apply_changes makes them.',
  input: z.object(source),
  run: async (host, input) => {
    host.assertScope('analyze')
    if (input.draftId === undefined || input.text !== undefined) {
      const { document, changes } = await readImproved(host, input)
      return { data: { document: JSON.parse(document), changes: changesSchema.parse(JSON.parse(changes)) } }
    }
    const { id, version, document } = await openDraft(host, input.draftId)
    const task = { document: JSON.stringify(document), language: input.language ?? host.language }
    const { changes } = await host.run('suggest-changes', task)
    return { data: { draftId: id, version, changes: changesSchema.parse(JSON.parse(changes)) } }
  },
})

const renderTool = defineTool({
  name: 'render_resume',
  description: 'Creates a tagged PDF from a resume document (as parse_resume returns it) or a draft.',
  input: z.object({
    document: z.unknown().optional().describe('A resume document. Give either this or draftId'),
    draftId: draftIdInput,
    templateId: z.string().max(60).optional().describe('Defaults to the template of the document'),
    language: languageInput,
  }),
  run: async (host, { document: given, draftId, templateId, language }) => {
    host.assertScope('analyze')
    if ((given === undefined) === (draftId === undefined))
      throw new AppError('invalid-request', { path: 'document, draftId' })
    if (draftId === undefined) assertResumeSize(given, LIMITS.documentChars)
    const document = draftId === undefined ? migrateDocument(given) : (await openDraft(host, draftId)).document
    const bytes = await renderDocument(host, document, { templateId, language })
    return { data: { bytes: bytes.length }, file: { name: 'resume.pdf', mimeType: 'application/pdf', bytes } }
  },
})

/** Tools on a text, a document or a draft. None stores anything. */
export const RESUME_TOOLS = [parseTool, scoreTool, matchTool, proposeTool, renderTool]
