import { expect, it } from 'vitest'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { type AnalysisSummary, createHomeList } from '#web/features/home/home-entries.ts'
import { type Draft, parseDraft } from '#web/storage/drafts/draft.ts'

const draft = (id: string, updatedAt: number, resumeId: string | null = null, baseId?: string): Draft => {
  const basedOn = baseId === undefined ? null : { id: baseId }
  const document = createEmptyDocument(id, 'es')
  const parsed = parseDraft({ id, name: id, document, createdAt: 0, updatedAt, version: 1, resumeId, basedOn })
  if (!parsed) throw new Error('not a draft')
  return parsed
}
const analysis = (id: string, createdAt: number): AnalysisSummary => ({
  id,
  fileName: `${id}.pdf`,
  createdAt,
  overallScore: 70,
  stage: 'done',
  error: null,
})

const listIds = (drafts: readonly Draft[], analyses: readonly AnalysisSummary[]) =>
  createHomeList(drafts, analyses).entries.map((entry) => (entry.kind === 'draft' ? entry.draft.id : entry.analysis.id))

it('puts resumes and analyses into one list, the last edited first', () => {
  expect(listIds([draft('baker', 30), draft('clerk', 10)], [analysis('loose', 20)])).toEqual([
    'baker',
    'loose',
    'clerk',
  ])
})

it('shows an analysis with its resume and not a second time', () => {
  const drafts = [draft('baker', 30, 'of-baker'), draft('version', 40, 'of-version', 'baker')]
  const analyses = [analysis('of-baker', 50), analysis('of-version', 60)]
  expect(listIds(drafts, analyses)).toEqual(['baker'])
  const { analysisOf } = createHomeList(drafts, analyses)
  expect([...analysisOf].map(([id, { id: found }]) => [id, found])).toEqual([
    ['baker', 'of-baker'],
    ['version', 'of-version'],
  ])
})

it('orders a resume by the last edit of its versions', () => {
  const drafts = [draft('version', 40, null, 'baker'), draft('clerk', 20), draft('baker', 10)]
  expect(listIds(drafts, [])).toEqual(['baker', 'clerk'])
})

it('shows no analysis for the text of a draft that was uploaded to generate its document', () => {
  const uploaded = { ...analysis('text', 50), fileName: null, overallScore: null, stage: null }
  expect(listIds([draft('baker', 30, 'text')], [uploaded])).toEqual(['baker'])
  expect(createHomeList([draft('baker', 30, 'text')], [uploaded]).analysisOf.size).toBe(0)
})
