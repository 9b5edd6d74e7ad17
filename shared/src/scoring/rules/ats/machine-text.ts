import type { Rule } from '../../rule.ts'

/** Sentences that speak to a machine are left out of everything that is scored; this row only says so. */
export const machineText: Rule = {
  code: 'machine-text',
  category: 'ats',
  needs: 'text',
  measure: ({ machine, read }) => ({
    share: machine.size > 0 ? 0 : 1,
    evidence: [...machine].map((line) => ({
      page: read.lines[line]?.page ?? 1,
      line,
      quote: (read.lines[line]?.text ?? '').slice(0, 200),
    })),
    params: { count: machine.size },
  }),
}
