import { isLanguage } from '../../languages.ts'
import type { Prose } from '../../templates/outline/outline.ts'
import type { Block, TagNode, TextStyle } from './blocks.ts'
import { type ComposeContext, createTag, getBodyStyle, toTextRuns } from './context.ts'

const BULLETS = { dot: '•', dash: '–' } as const
/** In a sidebar, readers such as pdftotext take bullets that are further from their texts for a column. */
const BULLET_WIDTH_PT = { main: 10.5, sidebar: 9 } as const

/** `x` and `width` in pt default to the indented column. */
export interface ProseOptions {
  readonly group?: number | undefined
  /** Space above the first line in pt. */
  readonly firstGap: number
  readonly style?: TextStyle
  readonly x?: number
  readonly width?: number
}

/** Composes lines of prose as paragraphs (P) and lists (L). */
export const composeProse = (lines: readonly Prose[], ctx: ComposeContext, options: ProseOptions): Block[] => {
  let list: TagNode | undefined
  return lines.map((line, i): Block => {
    list = line.bullet ? (list ?? createTag('L')) : undefined
    const gap = i === 0 ? options.firstGap : line.bullet ? ctx.style.gap.bullet : ctx.style.gap.bullet * 1.6
    return list ? createBullet(line, list, gap, ctx, options) : createParagraph(line, gap, ctx, options)
  })
}

const getTextBox = (ctx: ComposeContext, options: ProseOptions) => {
  const x = options.x ?? ctx.indent
  return { x, width: options.width ?? ctx.width - x, style: options.style ?? getBodyStyle(ctx) }
}

/** Columns of fewer ems have room for three or four words a line. */
const NARROW_COLUMN_EM = 22

/** The language to split words in: in narrow columns alone, as simple readers take a split word for two. */
const getHyphenation = (node: TagNode, width: number, { size }: TextStyle, ctx: ComposeContext) => {
  const language = node.lang ?? ctx.language
  return width < NARROW_COLUMN_EM * size && isLanguage(language) ? { hyphenate: language } : {}
}

const createParagraph = (line: Prose, gap: number, ctx: ComposeContext, options: ProseOptions): Block => {
  const node = createTag('P', undefined, line, ctx.detectLanguage(line.text))
  const { x, width, style } = getTextBox(ctx, options)
  return {
    kind: 'cells',
    gap,
    keepWithNext: false,
    ...(options.group !== undefined && { entryGroup: options.group }),
    cells: [
      {
        node,
        runs: toTextRuns(line, node, ctx.palette.accent),
        style,
        x,
        width,
        ...getHyphenation(node, width, style, ctx),
      },
    ],
  }
}

const createBullet = (line: Prose, list: TagNode, gap: number, ctx: ComposeContext, options: ProseOptions): Block => {
  const item = createTag('LI', list)
  const body = createTag('LBody', item, line, ctx.detectLanguage(line.text))
  const { x, width, style } = getTextBox(ctx, options)
  const labelWidth = BULLET_WIDTH_PT[ctx.region]
  return {
    kind: 'cells',
    gap,
    keepWithNext: false,
    ...(options.group !== undefined && { entryGroup: options.group }),
    cells: [
      {
        node: createTag('Lbl', item),
        runs: [{ text: BULLETS[ctx.style.template.bullet] }],
        style: { ...style, color: ctx.palette.accent },
        x,
        width: labelWidth,
      },
      {
        node: body,
        runs: toTextRuns(line, body, ctx.palette.accent),
        style,
        x: x + labelWidth,
        width: width - labelWidth,
        ...getHyphenation(body, width, style, ctx),
      },
    ],
  }
}
