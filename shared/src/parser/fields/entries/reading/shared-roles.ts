import { scoreRole } from '../../../lexicon/name-scores.ts'
import { getStyleKey } from '../../../lines/line-style.ts'
import type { ParsedLine } from '../../../lines/parsed-line.ts'

/** Employers stand in from their role by more than this. */
const MIN_INDENT_PT = 10
const SAME_EDGE_PT = 3
const MIN_EMPLOYERS = 2

/** The lines with a role above several employers, which stand in from it with their dates, before each of them. */
export const repeatSharedRoles = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const repeated = new Map<ParsedLine, ParsedLine>()
  const left = Math.min(...lines.map(({ x }) => x))
  lines.forEach((role, i) => {
    if (role.x > left + SAME_EDGE_PT || role.bullet || role.dates || scoreRole(role.text) < 2) return
    const end = lines.findIndex((line, at) => at > i && line.x < role.x + MIN_INDENT_PT)
    const block = lines.slice(i + 1, end < 0 ? lines.length : end)
    const [first] = block
    if (!first || block.some(({ column }) => column !== role.column)) return
    const employers = block.filter((line) => isEmployer(line, first))
    const isEachDated = employers.every((employer, n) => {
      const next = employers[n + 1]
      const own = block.slice(block.indexOf(employer), next ? block.indexOf(next) : block.length)
      return own.some(({ dates }) => dates)
    })
    if (employers.length < MIN_EMPLOYERS || !isEachDated) return
    for (const employer of employers.slice(1)) repeated.set(employer, role)
  })
  return repeated.size === 0
    ? lines
    : lines.flatMap((line) => {
        const role = repeated.get(line)
        return role ? [role, line] : [line]
      })
}

const isEmployer = (line: ParsedLine, first: ParsedLine): boolean =>
  !line.bullet &&
  !line.dates &&
  line.bold &&
  getStyleKey(line) === getStyleKey(first) &&
  Math.abs(line.x - first.x) < SAME_EDGE_PT &&
  scoreRole(line.text) < 1
