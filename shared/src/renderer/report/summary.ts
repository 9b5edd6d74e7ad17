import type { Messages } from '../../messages/messages.ts'
import { bandOf } from '../../scoring/bands.ts'
import { type AnalysisResults, CATEGORIES } from '../../scoring/results.ts'
import type { Block } from '../compose/blocks.ts'
import { tag } from '../compose/context.ts'
import type { Header, HeaderColumn } from '../compose/header-types.ts'
import { arc } from '../draw/arc.ts'
import { hline } from '../draw/shapes.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { measureBlock } from '../layout/measure.ts'
import { BODY, BOLD, bandFill, bandText, INK, PAGE, QUIET, RULE, TRACK, textBlock, WIDTH } from './styles.ts'

const GAUGE = { r: 46, line: 9, left: 54 } as const
const SIDE = 168

/** The top of the report: title, file and date, the gauge, a bar for each category. */
export const summaryHeader = (
  results: AnalysisResults,
  about: { readonly title: string; readonly line: string },
  words: Messages,
  type: Typeface,
): Header => {
  const title = stack(
    [
      textBlock({ ...tag('H1'), bookmark: about.title }, about.title, {
        style: { ...BODY, size: 24, leading: 29, weight: 'bold' },
      }),
      textBlock(tag('P'), about.line, { style: QUIET, gap: 3 }),
    ],
    PAGE.x,
    PAGE.top,
    type,
  )
  const top = title.bottom + 30
  const centre = { x: PAGE.x + GAUGE.left, y: top + GAUGE.r + GAUGE.line / 2 }
  const score = results.overallScore
  const gaugeText = stack(gaugeBlocks(score, words), PAGE.x, centre.y - 19, type)
  const bars = stack(categoryBars(results, words), PAGE.x + SIDE, top - 2, type)
  const bottom = Math.max(gaugeText.bottom + 10, bars.bottom)
  return {
    columns: [title, gaugeText, bars],
    shapes: [
      hline(PAGE.x, PAGE.x + WIDTH, title.bottom + 12, RULE, 0.7),
      arc(centre.x, centre.y, GAUGE.r, 1, TRACK, GAUGE.line),
      arc(centre.x, centre.y, GAUGE.r, score / 100, bandFill(score), GAUGE.line),
    ],
    bottom: bottom + 10,
  }
}

const stack = (blocks: readonly Block[], x: number, y: number, type: Typeface): HeaderColumn & { bottom: number } => {
  const measured = blocks.map((block) => measureBlock(block, WIDTH, type))
  return { x, y, measured, bottom: measured.reduce((sum, m, i) => sum + m.height + (i === 0 ? 0 : m.block.gap), y) }
}

const gaugeBlocks = (score: number, words: Messages): Block[] => {
  const width = GAUGE.left * 2
  const centred = { align: 'center' as const, color: INK }
  return [
    textBlock(tag('P'), String(score), {
      style: { ...BODY, ...centred, size: 28, leading: 30, weight: 'bold' },
      width,
    }),
    textBlock(tag('P'), '/100', { style: { ...QUIET, ...centred, color: QUIET.color, leading: 11 }, width }),
    textBlock(tag('P'), words.advice.bands[bandOf(score)], {
      style: { ...BOLD, ...centred, color: bandText(score) },
      width,
      gap: GAUGE.r - 12,
    }),
  ]
}

const categoryBars = (results: AnalysisResults, words: Messages): Block[] =>
  CATEGORIES.map((category, i): Block => {
    const { score } = results.categories[category]
    const width = WIDTH - SIDE
    return {
      kind: 'cells',
      gap: i === 0 ? 0 : 9,
      keepNext: false,
      pad: { top: 0, bottom: 8 },
      shapes: (box) => [
        { kind: 'rect', x: 0, y: box.height - 5, width, height: 5, fill: TRACK, radius: 2.5 },
        {
          kind: 'rect',
          x: 0,
          y: box.height - 5,
          width: (width * score) / 100,
          height: 5,
          fill: bandFill(score),
          radius: 2.5,
        },
      ],
      cells: [
        { node: tag('P'), runs: [{ text: words.advice.categories[category] }], style: BODY, x: 0, width: width - 60 },
        {
          node: tag('P'),
          runs: [{ text: String(score) }],
          style: { ...BOLD, align: 'right', color: bandText(score) },
          x: width - 50,
          width: 50,
        },
      ],
    }
  })
