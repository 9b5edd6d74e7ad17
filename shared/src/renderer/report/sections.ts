import type { Messages } from '../../messages/messages.ts'
import { type AnalysisResults, CATEGORIES, type LedgerView } from '../../scoring/results.ts'
import type { Block } from '../compose/blocks.ts'
import { createTag } from '../compose/context.ts'
import { horizontalLine } from '../draw/shapes.ts'
import {
  ACCENT_COLOR,
  BODY_STYLE,
  BOLD_STYLE,
  CONTENT_WIDTH_PT,
  createTextBlock,
  getBandTextColor,
  HEADING_STYLE,
  MUTED_STYLE,
  RULE_COLOR,
} from './styles.ts'
import { createTableRow, type TableColumn } from './table.ts'

/** A section heading with a rule below it. */
export const createHeading = (text: string): Block => ({
  ...createTextBlock({ ...createTag('H2'), bookmark: text }, text, {
    style: HEADING_STYLE,
    gap: 20,
    keepWithNext: true,
  }),
  padding: { top: 0, bottom: 3 },
  shapes: (box) => [horizontalLine(0, CONTENT_WIDTH_PT, box.height, RULE_COLOR, 0.7)],
})

/** A heading within a section, with a figure at the end of its line. */
export const createSubheading = (text: string, right?: { text: string; color: string }): Block => ({
  kind: 'cells',
  gap: 10,
  keepWithNext: true,
  cells: [
    { node: createTag('H3'), runs: [{ text }], style: BOLD_STYLE, x: 0, width: CONTENT_WIDTH_PT - 80 },
    ...(right
      ? [
          {
            node: createTag('P'),
            runs: [{ text: right.text }],
            style: { ...BOLD_STYLE, align: 'right' as const, color: right.color },
            x: CONTENT_WIDTH_PT - 70,
            width: 70,
          },
        ]
      : []),
  ],
})

const createBulletList = (items: readonly string[]): Block[] => {
  const list = createTag('L')
  return items.map((text, i): Block => {
    const item = createTag('LI', list)
    return {
      kind: 'cells',
      gap: i === 0 ? 5 : 3,
      keepWithNext: false,
      cells: [
        {
          node: createTag('Lbl', item),
          runs: [{ text: '•' }],
          style: { ...BODY_STYLE, color: ACCENT_COLOR },
          x: 0,
          width: 11,
        },
        { node: createTag('LBody', item), runs: [{ text }], style: BODY_STYLE, x: 11, width: CONTENT_WIDTH_PT - 11 },
      ],
    }
  })
}

const composeListSection = (title: string, items: readonly string[], emptyText: string): Block[] => [
  createHeading(title),
  ...(items.length > 0
    ? createBulletList(items)
    : [createTextBlock(createTag('P'), emptyText, { style: MUTED_STYLE, gap: 5 })]),
]

const composeCategories = (results: AnalysisResults, messages: Messages): Block[] => [
  createHeading(messages.report.suggestions),
  ...CATEGORIES.flatMap((category) => {
    const { score, suggestions } = results.categories[category]
    const right = { text: `${score}/100`, color: getBandTextColor(score) }
    const emptyText = createTextBlock(createTag('P'), messages.report.none, { style: MUTED_STYLE, gap: 4 })
    return [
      createSubheading(messages.advice.categories[category], right),
      ...(suggestions.length > 0 ? createBulletList(suggestions) : [emptyText]),
    ]
  }),
]

const LEDGER_COLUMNS: readonly TableColumn[] = [
  { x: 0, width: 168 },
  { x: 168, width: 70, align: 'right' },
  { x: 238, width: CONTENT_WIDTH_PT - 238 },
]

const formatPoints = (points: number, decimal: string): string =>
  String(Math.round(points * 10) / 10).replace('.', decimal)

const composeLedger = (rows: readonly LedgerView[], messages: Messages): Block[] => [
  createHeading(messages.report.ledger),
  ...CATEGORIES.flatMap((category) => {
    const categoryRows = rows.filter((row) => row.category === category)
    if (categoryRows.length === 0) return []
    const table = createTag('Table')
    const labels = [messages.report.rule, messages.report.points, messages.report.finding]
    const headerRow = createTableRow(table, 'TH', LEDGER_COLUMNS, labels)
    return [
      createSubheading(messages.advice.categories[category]),
      { ...headerRow, gap: 6 },
      ...categoryRows.map((row) => {
        const [points, weight] = [row.points, row.weight].map((n) => formatPoints(n, messages.report.decimal))
        return createTableRow(table, 'TD', LEDGER_COLUMNS, [row.title, `${points} / ${weight}`, row.text])
      }),
    ]
  }),
]

/** A bold label with its items in one paragraph; nothing without items. */
export const composeLabelledList = (label: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        createTextBlock(createTag('P'), [{ text: `${label}: `, weight: 'bold' }, { text: items.join(', ') }], {
          gap: 5,
        }),
      ]

const composeJobMatch = (results: AnalysisResults, messages: Messages): Block[] => {
  if (!results.match) return []
  const { found, missing, elsewhere, rate } = results.match
  return [
    createHeading(messages.report.match),
    ...(rate === undefined ? [] : composeLabelledList(messages.report.matchRate, [`${rate} / 100`])),
    ...composeLabelledList(messages.report.found, found),
    ...composeLabelledList(messages.report.missing, missing),
    ...composeLabelledList(messages.report.elsewhere, elsewhere),
  ]
}

/** Composes everything below the summary, in one column. */
export const composeReport = (results: AnalysisResults, messages: Messages): Block[] => [
  ...composeListSection(messages.report.strengths, results.strengths, messages.report.none),
  ...composeListSection(messages.report.improvements, results.improvementAreas, messages.report.none),
  ...composeJobMatch(results, messages),
  ...composeCategories(results, messages),
  ...composeLedger(results.ledger, messages),
  ...(results.notMeasured.length > 0
    ? composeListSection(
        messages.report.notMeasured,
        results.notMeasured.map((rule) => rule.title),
        messages.report.none,
      )
    : []),
  createTextBlock(
    createTag('P'),
    [messages.report.engine(results.engineVersion), results.note].filter(Boolean).join(' · '),
    {
      style: MUTED_STYLE,
      gap: 18,
    },
  ),
]
