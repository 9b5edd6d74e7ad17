import type { ReportWords } from '../types.ts'

export const reportEn: ReportWords = {
  title: 'CV analysis report',
  score: 'Overall score',
  outOf: (score) => `${score} of 100`,
  categories: 'Score by category',
  category: 'Category',
  points: 'Points',
  strengths: 'Strengths',
  improvements: 'Areas to improve',
  suggestions: 'Suggestions',
  ledger: 'Why each point',
  rule: 'Rule',
  finding: 'What was found',
  notMeasured: 'Not measured in this file',
  match: 'Compared with the job',
  found: 'In the CV',
  missing: 'Missing',
  elsewhere: 'In the CV, but not where it is looked for',
  analyzedAt: 'Analysed',
  engine: (version) => `Scoring engine, version ${version}`,
  none: 'Nothing to report.',
}
