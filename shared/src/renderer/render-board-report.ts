import type { Language } from '../languages.ts'
import { getMessages, type Messages } from '../messages/messages.ts'
import { type BoardFile, type BoardRow, countMet, sortByMatch } from '../team/board.ts'
import { normalizeLine } from '../templates/outline/normalize-text.ts'
import type { Block } from './compose/blocks.ts'
import { createTag } from './compose/context.ts'
import type { FontSet } from './fonts/font-set.ts'
import { formatDay } from './report/format-day.ts'
import { composeLabelledList, createHeading, createSubheading } from './report/sections.ts'
import { CONTENT_WIDTH_PT, createTextBlock, getBandTextColor, MUTED_STYLE } from './report/styles.ts'
import { composeTitle } from './report/summary.ts'
import { createTableRow, type TableColumn } from './report/table.ts'
import { writeReport } from './report/write-report.ts'
import type { RenderedPdf } from './write/write-pdf.ts'

/** What the report of a board depends on. */
export interface BoardReportInput {
  readonly board: BoardFile
  readonly language: Language
  /** UTC ms. */
  readonly now: number
  readonly fonts: FontSet
}

const COLUMNS: readonly TableColumn[] = [
  { x: 0, width: CONTENT_WIDTH_PT - 270 },
  { x: CONTENT_WIDTH_PT - 270, width: 60, align: 'right' },
  { x: CONTENT_WIDTH_PT - 210, width: 60, align: 'right' },
  { x: CONTENT_WIDTH_PT - 150, width: 60, align: 'right' },
  { x: CONTENT_WIDTH_PT - 90, width: 90 },
]

const composeTable = (rows: readonly BoardRow[], { board: { columns } }: Messages): Block[] => {
  const table = createTag('Table')
  const labels = [columns.name, columns.match, columns.score, columns.met, columns.tags]
  return [
    { ...createTableRow(table, 'TH', COLUMNS, labels), gap: 6 },
    ...rows.map((row) => {
      const { met, all } = countMet(row.requirements)
      const figures = [row.matchRate === null ? '' : String(row.matchRate), String(row.overallScore), `${met}/${all}`]
      return createTableRow(table, 'TD', COLUMNS, [normalizeLine(row.name), ...figures, row.tags.join(' · ')])
    }),
  ]
}

const composeCandidate = (row: BoardRow, { board }: Messages): Block[] => {
  const rate = row.matchRate ?? row.overallScore
  const list = (status: BoardRow['requirements'][number]['status']) =>
    composeLabelledList(
      board.statuses[status],
      row.requirements.filter((one) => one.status === status).map(({ name }) => name),
    )
  return [
    createSubheading(normalizeLine(row.name), { text: `${rate}/100`, color: getBandTextColor(rate) }),
    ...list('met'),
    ...list('unclear'),
    ...list('elsewhere'),
    ...list('missing'),
  ]
}

/**
 * Renders a board as a tagged PDF on A4, the best match first: a table of all CVs, then what each has of the ad.
 * @throws Error when `fonts` is empty
 */
export const renderBoardReport = ({ board, language, now, fonts }: BoardReportInput): RenderedPdf => {
  const messages = getMessages(language)
  const rows = sortByMatch(board.rows)
  const title = normalizeLine(board.title)
  const subtitle = [normalizeLine(board.teamName), messages.board.count(rows.length), formatDay(now, messages)]
  const matched = rows.filter(({ requirements }) => requirements.length > 0)
  return writeReport({
    title,
    language,
    now,
    fonts,
    layoutHeader: (typeface) => composeTitle({ title, subtitle: subtitle.join('  ·  ') }, typeface),
    blocks: [
      createTextBlock(createTag('P'), messages.board.caution, { style: MUTED_STYLE, gap: 10 }),
      createHeading(messages.board.resumes),
      ...composeTable(rows, messages),
      ...(matched.length > 0 ? [createHeading(messages.board.requirements)] : []),
      ...matched.flatMap((row) => composeCandidate(row, messages)),
    ],
  })
}
