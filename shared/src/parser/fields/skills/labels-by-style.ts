import { isCaps } from '../../lines/line-style.ts'
import { isLevelText } from './skill-levels.ts'
import { isSkillName, type SkillRow } from './skill-rows.ts'

const MAX_LABEL_CHARS = 60
/** Rows further right than this stand in. */
const MIN_INDENT_PT = 5
/** Names of skills are at most this share of labels. */
const MAX_SKILL_SHARE = 1 / 3

/** The rows without those in one look that all stand above rows in another look: they are labels of what is below them. */
export const labelByStyle = (rows: readonly SkillRow[]): SkillRow[] => {
  const left = Math.min(...rows.map(({ line }) => line.x))
  const lookOf = ({ line }: SkillRow): string => `${line.style} ${isCaps(line.body)} ${line.x < left + MIN_INDENT_PT}`
  const labels = findLabels(rows, rows.map(lookOf))
  let above: SkillRow | undefined
  return rows.flatMap((row) => {
    if (labels.has(row)) above = row
    if (above === row) return []
    return above && row.label === '' ? [{ ...row, label: above.text, labelLine: above.line.index }] : [row]
  })
}

const findLabels = (rows: readonly SkillRow[], looks: readonly string[]): ReadonlySet<SkillRow> => {
  const labels = new Set<SkillRow>()
  for (const look of new Set(looks)) {
    const inLook = rows.filter((_, i) => looks[i] === look)
    const isLabel = (row: SkillRow, i: number): boolean =>
      looks[i] !== look || (looks[i + 1] !== look && canBeLabel(row, rows[i + 1]))
    if (inLook.length < 2 || inLook.length * 2 > rows.length || !rows.every(isLabel)) continue
    const skills = inLook.filter(isSkillName)
    if (skills.length <= inLook.length * MAX_SKILL_SHARE) for (const row of inLook) labels.add(row)
  }
  return labels
}

const canBeLabel = ({ line, label, text }: SkillRow, next: SkillRow | undefined): boolean =>
  next !== undefined &&
  !line.bullet &&
  label === '' &&
  text.length <= MAX_LABEL_CHARS &&
  !/[,;:|•·]/.test(text) &&
  !isLevelText(next.text) &&
  line.x < next.line.x + MIN_INDENT_PT &&
  line.page === next.line.page &&
  line.y < next.line.y
