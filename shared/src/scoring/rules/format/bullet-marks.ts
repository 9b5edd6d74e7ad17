import { between, type Rule } from '../../rule.ts'

const MARK = /^\s*([•◦▪▫●○■□‣⁃∙·►▸▶➢➤✓✔➔→»❖◆★*–—-])\s+\S/u
const FINE = 2
const TOO_MANY = 5

export const bulletMarks: Rule = {
  code: 'bullet-marks',
  category: 'format',
  needs: 'text',
  measure: ({ lines, place }) => {
    const marks = new Map<string, string>()
    let total = 0
    for (const line of lines) {
      const mark = MARK.exec(line.text)?.[1]
      if (!mark) continue
      total += 1
      if (!marks.has(mark)) marks.set(mark, line.text)
    }
    if (total < 3) return null
    return {
      share: between(marks.size, FINE, TOO_MANY),
      evidence: marks.size > FINE ? [...marks.values()].map((text) => place(text)) : [],
      params: { count: marks.size, list: [...marks.keys()].join(' ') },
    }
  },
}
