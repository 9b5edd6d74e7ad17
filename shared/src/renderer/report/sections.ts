import type { Messages } from '../../messages/messages.ts'
import { type AnalysisResults, CATEGORIES, type LedgerView } from '../../scoring/results.ts'
import type { Block, TagNode } from '../compose/blocks.ts'
import { tag } from '../compose/context.ts'
import { hline } from '../draw/shapes.ts'
import { BODY, BOLD, bandText, HEAD, MUTED, QUIET, RULE, SEA, TINT, textBlock, WIDTH } from './styles.ts'

const heading = (text: string): Block => ({
  ...textBlock({ ...tag('H2'), bookmark: text }, text, { style: HEAD, gap: 20, keepNext: true }),
  pad: { top: 0, bottom: 3 },
  shapes: (box) => [hline(0, WIDTH, box.height, RULE, 0.7)],
})

const subheading = (text: string, right?: { text: string; color: string }): Block => ({
  kind: 'cells',
  gap: 10,
  keepNext: true,
  cells: [
    { node: tag('H3'), runs: [{ text }], style: BOLD, x: 0, width: WIDTH - 80 },
    ...(right
      ? [
          {
            node: tag('P'),
            runs: [{ text: right.text }],
            style: { ...BOLD, align: 'right' as const, color: right.color },
            x: WIDTH - 70,
            width: 70,
          },
        ]
      : []),
  ],
})

const bullets = (items: readonly string[]): Block[] => {
  const list = tag('L')
  return items.map((text, i): Block => {
    const item = tag('LI', list)
    return {
      kind: 'cells',
      gap: i === 0 ? 5 : 3,
      keepNext: false,
      cells: [
        { node: tag('Lbl', item), runs: [{ text: '•' }], style: { ...BODY, color: SEA }, x: 0, width: 11 },
        { node: tag('LBody', item), runs: [{ text }], style: BODY, x: 11, width: WIDTH - 11 },
      ],
    }
  })
}

const listSection = (title: string, items: readonly string[], none: string): Block[] => [
  heading(title),
  ...(items.length > 0 ? bullets(items) : [textBlock(tag('P'), none, { style: QUIET, gap: 5 })]),
]

const categories = (results: AnalysisResults, words: Messages): Block[] => [
  heading(words.report.suggestions),
  ...CATEGORIES.flatMap((category) => {
    const { score, suggestions } = results.categories[category]
    const right = { text: `${score}/100`, color: bandText(score) }
    const none = textBlock(tag('P'), words.report.none, { style: QUIET, gap: 4 })
    return [
      subheading(words.advice.categories[category], right),
      ...(suggestions.length > 0 ? bullets(suggestions) : [none]),
    ]
  }),
]

const COLUMNS = { rule: 0, points: 168, finding: 238 } as const
const AIR = 8

const tableRow = (
  table: TagNode,
  role: 'TH' | 'TD',
  texts: readonly [string, string, string],
  shade: boolean,
): Block => {
  const row = tag('TR', table)
  const style = role === 'TH' ? { ...QUIET, weight: 'bold' as const } : { ...QUIET, color: BODY.color }
  const widths = [COLUMNS.points, COLUMNS.finding - COLUMNS.points, WIDTH - COLUMNS.finding]
  const xs = [COLUMNS.rule, COLUMNS.points, COLUMNS.finding]
  return {
    kind: 'cells',
    gap: 0,
    keepNext: role === 'TH',
    pad: { top: 4, bottom: 4 },
    shapes: (box) => [
      ...(shade ? [{ kind: 'rect' as const, x: 0, y: 0, width: WIDTH, height: box.height, fill: TINT }] : []),
      hline(0, WIDTH, box.height, RULE, 0.5),
    ],
    cells: texts.map((text, i) => ({
      node: tag(role, row),
      runs: [{ text: text || '–' }],
      style: i === 1 ? { ...style, color: role === 'TH' ? MUTED : BODY.color, align: 'right' as const } : style,
      x: (xs[i] ?? 0) + (i === 0 ? AIR : 0),
      width: (widths[i] ?? 0) - (i === 1 ? 2 * AIR : AIR * 1.5),
    })),
  }
}

const shown = (points: number, decimal: string): string => String(Math.round(points * 10) / 10).replace('.', decimal)

const ledger = (rows: readonly LedgerView[], words: Messages): Block[] => [
  heading(words.report.ledger),
  ...CATEGORIES.flatMap((category) => {
    const own = rows.filter((row) => row.category === category)
    if (own.length === 0) return []
    const table = tag('Table')
    const head = tableRow(table, 'TH', [words.report.rule, words.report.points, words.report.finding], true)
    return [
      subheading(words.advice.categories[category]),
      { ...head, gap: 6 },
      ...own.map((row) => {
        const [points, weight] = [row.points, row.weight].map((n) => shown(n, words.report.decimal))
        return tableRow(table, 'TD', [row.title, `${points} / ${weight}`, row.text], false)
      }),
    ]
  }),
]

const match = (results: AnalysisResults, words: Messages): Block[] => {
  if (!results.match) return []
  const { found, missing, elsewhere } = results.match
  const line = (label: string, items: readonly string[]): Block[] =>
    items.length > 0
      ? [textBlock(tag('P'), [{ text: `${label}: `, weight: 'bold' }, { text: items.join(', ') }], { gap: 5 })]
      : []
  return [
    heading(words.report.match),
    ...line(words.report.found, found),
    ...line(words.report.missing, missing),
    ...line(words.report.elsewhere, elsewhere),
  ]
}

/** Everything under the report's top, in one column. */
export const reportBlocks = (results: AnalysisResults, words: Messages): Block[] => [
  ...listSection(words.report.strengths, results.strengths, words.report.none),
  ...listSection(words.report.improvements, results.improvementAreas, words.report.none),
  ...match(results, words),
  ...categories(results, words),
  ...ledger(results.ledger, words),
  ...(results.notMeasured.length > 0
    ? listSection(
        words.report.notMeasured,
        results.notMeasured.map((rule) => rule.title),
        words.report.none,
      )
    : []),
  textBlock(tag('P'), [words.report.engine(results.engineVersion), results.note].filter(Boolean).join(' · '), {
    style: QUIET,
    gap: 18,
  }),
]
