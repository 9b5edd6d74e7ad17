import type { Template } from '../../templates/template.ts'
import { horizontalLine, type Shape } from '../draw/shapes.ts'
import type { BlockBox } from './blocks.ts'
import type { ComposeContext } from './context.ts'

export type HeadingKind = Template['heading']['kind']

/** Fill color of a heading's shape. */
export const getHeadingFill = (kind: HeadingKind, { style, palette }: ComposeContext): string =>
  kind === 'tab' || style.template.rules === 'solid' ? palette.accent : palette.tint

const RULE_WIDTHS_PT = { hairline: 0.5, solid: 1.4, double: 0.6, dotted: 0.9 } as const
const TAB_RULE_PT = 0.8
export const TAB_PADDING_PT = 8
const SHORT_RULE_PT = { width: 26, height: 2.6 } as const

/** The shapes behind and beside a heading. `box` is the heading's block, `size` its font size in pt. */
export const createHeadingShapes = (kind: HeadingKind, box: BlockBox, size: number, ctx: ComposeContext): Shape[] => {
  const { palette, style } = ctx
  const middle = box.baseline - size * 0.36
  const rule = (y: number, x1 = 0) => createRule(style.template.rules, x1, box.width, y, ctx)
  switch (kind) {
    case 'plain':
      return []
    case 'rule-under':
      return rule(box.height)
    case 'rule-over':
    case 'label':
      return rule(0)
    case 'rule-both':
      return [...rule(0), ...rule(box.height)]
    case 'rule-beside':
      return rule(middle, box.textRight + 10)
    case 'short-rule':
      return [{ kind: 'rect', x: box.textLeft, y: 0, ...SHORT_RULE_PT, fill: palette.primary }]
    case 'bar':
      return [{ kind: 'rect', x: 0, y: middle - size * 0.52, width: 3.5, height: size * 1.04, fill: palette.primary }]
    case 'square':
      return [{ kind: 'rect', x: 0, y: middle - 3.2, width: 6.4, height: 6.4, fill: palette.primary }]
    case 'filled':
      return [{ kind: 'rect', x: 0, y: 0, width: box.width, height: box.height, fill: getHeadingFill(kind, ctx) }]
    case 'tab': {
      const fill = getHeadingFill(kind, ctx)
      return [
        { kind: 'rect', x: 0, y: 0, width: box.textRight + TAB_PADDING_PT, height: box.height, fill },
        horizontalLine(0, box.width, box.height - TAB_RULE_PT / 2, fill, TAB_RULE_PT),
      ]
    }
  }
}

const createRule = (
  rules: Template['rules'],
  x1: number,
  x2: number,
  y: number,
  { palette }: ComposeContext,
): Shape[] => {
  const line = RULE_WIDTHS_PT[rules]
  if (rules === 'dotted') return [horizontalLine(x1, x2, y, palette.muted, line, true)]
  const color = rules === 'hairline' ? palette.rule : palette.accent
  const lower = horizontalLine(x1, x2, y, color, line)
  return rules === 'double' ? [lower, horizontalLine(x1, x2, y - 1.8, color, line)] : [lower]
}
