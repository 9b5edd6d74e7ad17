import type { Messages } from '../../messages/messages.ts'
import { getBand } from '../../scoring/bands.ts'
import { type AnalysisResults, CATEGORIES } from '../../scoring/results.ts'
import type { Block } from '../compose/blocks.ts'
import { createTag } from '../compose/context.ts'
import type { HeaderColumn, HeaderLayout } from '../compose/header-types.ts'
import { createArc } from '../draw/arc.ts'
import { horizontalLine } from '../draw/shapes.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { measureBlock } from '../layout/measure.ts'
import {
  BODY_STYLE,
  BOLD_STYLE,
  CONTENT_WIDTH_PT,
  createTextBlock,
  getBandFill,
  getBandTextColor,
  INK_COLOR,
  MUTED_STYLE,
  PAGE_PT,
  RULE_COLOR,
  TRACK_COLOR,
} from './styles.ts'

const GAUGE_PT = { r: 46, line: 9, left: 54 } as const
const BARS_OFFSET_PT = 168

export interface ReportHeading {
  readonly title: string
  readonly subtitle: string
}

/** The title of a report with the line below it. */
const layoutTitle = ({ title, subtitle }: ReportHeading, typeface: Typeface) =>
  measureColumn(
    [
      createTextBlock({ ...createTag('H1'), bookmark: title }, title, {
        style: { ...BODY_STYLE, size: 24, leading: 29, weight: 'bold' },
      }),
      createTextBlock(createTag('P'), subtitle, { style: MUTED_STYLE, gap: 3 }),
    ],
    PAGE_PT.x,
    PAGE_PT.top,
    typeface,
  )

/** The top of a report without figures: its title, and a rule. */
export const composeTitle = (heading: ReportHeading, typeface: Typeface): HeaderLayout => {
  const title = layoutTitle(heading, typeface)
  const end = title.bottom + 12
  return {
    columns: [title],
    shapes: [horizontalLine(PAGE_PT.x, PAGE_PT.x + CONTENT_WIDTH_PT, end, RULE_COLOR, 0.7)],
    bottom: end,
  }
}

/** Composes the top of the report: title, file and date, the score gauge, and a bar for each category. */
export const composeSummary = (
  results: AnalysisResults,
  heading: ReportHeading,
  messages: Messages,
  typeface: Typeface,
): HeaderLayout => {
  const title = layoutTitle(heading, typeface)
  const top = title.bottom + 30
  const center = { x: PAGE_PT.x + GAUGE_PT.left, y: top + GAUGE_PT.r + GAUGE_PT.line / 2 }
  const score = results.overallScore
  const gaugeText = measureColumn(composeGauge(score, messages), PAGE_PT.x, center.y - 19, typeface)
  const bars = measureColumn(composeCategoryBars(results, messages), PAGE_PT.x + BARS_OFFSET_PT, top - 2, typeface)
  const bottom = Math.max(gaugeText.bottom + 10, bars.bottom)
  return {
    columns: [title, gaugeText, bars],
    shapes: [
      horizontalLine(PAGE_PT.x, PAGE_PT.x + CONTENT_WIDTH_PT, title.bottom + 12, RULE_COLOR, 0.7),
      createArc(center.x, center.y, GAUGE_PT.r, 1, TRACK_COLOR, GAUGE_PT.line),
      createArc(center.x, center.y, GAUGE_PT.r, score / 100, getBandFill(score), GAUGE_PT.line),
    ],
    bottom: bottom + 10,
  }
}

const measureColumn = (
  blocks: readonly Block[],
  x: number,
  y: number,
  typeface: Typeface,
): HeaderColumn & { bottom: number } => {
  const measured = blocks.map((block) => measureBlock(block, CONTENT_WIDTH_PT, typeface))
  return { x, y, measured, bottom: measured.reduce((sum, m, i) => sum + m.height + (i === 0 ? 0 : m.block.gap), y) }
}

const composeGauge = (score: number, messages: Messages): Block[] => {
  const width = GAUGE_PT.left * 2
  const centerd = { align: 'center' as const, color: INK_COLOR }
  return [
    createTextBlock(createTag('P'), String(score), {
      style: { ...BODY_STYLE, ...centerd, size: 28, leading: 30, weight: 'bold' },
      width,
    }),
    createTextBlock(createTag('P'), '/100', {
      style: { ...MUTED_STYLE, ...centerd, color: MUTED_STYLE.color, leading: 11 },
      width,
    }),
    createTextBlock(createTag('P'), messages.advice.bands[getBand(score)], {
      style: { ...BOLD_STYLE, ...centerd, color: getBandTextColor(score) },
      width,
      gap: GAUGE_PT.r - 12,
    }),
  ]
}

const composeCategoryBars = (results: AnalysisResults, messages: Messages): Block[] =>
  CATEGORIES.map((category, i): Block => {
    const { score } = results.categories[category]
    const width = CONTENT_WIDTH_PT - BARS_OFFSET_PT
    return {
      kind: 'cells',
      gap: i === 0 ? 0 : 9,
      keepWithNext: false,
      padding: { top: 0, bottom: 8 },
      shapes: (box) => [
        { kind: 'rect', x: 0, y: box.height - 5, width, height: 5, fill: TRACK_COLOR, radius: 2.5 },
        {
          kind: 'rect',
          x: 0,
          y: box.height - 5,
          width: (width * score) / 100,
          height: 5,
          fill: getBandFill(score),
          radius: 2.5,
        },
      ],
      cells: [
        {
          node: createTag('P'),
          runs: [{ text: messages.advice.categories[category] }],
          style: BODY_STYLE,
          x: 0,
          width: width - 60,
        },
        {
          node: createTag('P'),
          runs: [{ text: String(score) }],
          style: { ...BOLD_STYLE, align: 'right', color: getBandTextColor(score) },
          x: width - 50,
          width: 50,
        },
      ],
    }
  })
