import { defineRule } from '../../../rule.ts'

/**
 * Reports prompt injections. Its weight is 0: such sentences are removed before scoring, so they change nothing.
 * Source: the project's extraction study.
 */
export const machineText = defineRule({
  code: 'machine-text',
  category: 'ats',
  weight: 0,
  needs: 'text',
  measure: ({ injectedLines, extracted }) => ({
    ratio: injectedLines.size > 0 ? 0 : 1,
    evidence: [...injectedLines].map((line) => ({
      page: extracted.lines[line]?.page ?? 1,
      line,
      quote: (extracted.lines[line]?.text ?? '').slice(0, 200),
    })),
    params: { count: injectedLines.size },
  }),
})
