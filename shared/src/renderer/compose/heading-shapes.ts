import type { Template } from '../../templates/template.ts'
import { horizontalLine, polygon, type Shape } from '../draw/shapes.ts'
import type { BlockBox } from './blocks.ts'
import type { ComposeContext } from './context.ts'
import type { Palette } from './style.ts'

export type HeadingKind = Template['headings']

/** Fill color of a heading's shape. */
export const getHeadingFill = (kind: HeadingKind, { style, palette }: ComposeContext): string => {
  const strong =
    kind === 'tab' || kind === 'arrow' || ((kind === 'filled' || kind === 'ribbon') && style.template.rules === 'solid')
  return strong ? palette.accent : palette.tint
}

/** A short stroke that leans to the right. */
const createSlash = (x: number, y: number, height: number, fill: string): Shape =>
  polygon([x + 4, y, x + 8, y, x + 4, y + height, x, y + height], fill)

const RULE_WIDTHS_PT = { none: 0.5, hairline: 0.5, solid: 1.4, double: 0.6, dotted: 1.1 } as const

/** The shapes behind and beside a heading. `box` is the heading's block, `size` its font size in pt. */
export const createHeadingShapes = (kind: HeadingKind, box: BlockBox, size: number, ctx: ComposeContext): Shape[] => {
  const { palette, style } = ctx
  const { rules } = style.template
  const line = RULE_WIDTHS_PT[rules]
  const ruleColor = rules === 'hairline' || rules === 'none' ? palette.rule : palette.accent
  return SHAPES_BY_KIND[kind]({
    box,
    size,
    palette,
    rules,
    line,
    ruleColor,
    rule: (y, x1 = 0, x2 = box.width) =>
      createRule(rules, { x1, x2, y, line, color: ruleColor, dotColor: palette.rule }),
    middle: box.baseline - size * 0.36,
    fill: getHeadingFill(kind, ctx),
    bleed: style.template.layout === 'single' ? style.margin.x : 18,
    left: Math.max(0, box.textLeft - 9),
  })
}

interface HeadingGeometry {
  readonly box: BlockBox
  /** Font size. */
  readonly size: number
  readonly palette: Palette
  readonly rules: Template['rules']
  /** Width of the rule. */
  readonly line: number
  readonly ruleColor: string
  /** A rule in the template's style, by default as wide as the box. */
  readonly rule: (y: number, x1?: number, x2?: number) => Shape[]
  /** Vertical center of the capitals. */
  readonly middle: number
  readonly fill: string
  /** How far a ribbon extends to the left of the column. */
  readonly bleed: number
  /** Left edge of a shape behind the text. */
  readonly left: number
}

interface Rule {
  readonly x1: number
  readonly x2: number
  readonly y: number
  readonly line: number
  readonly color: string
  readonly dotColor: string
}

const createRule = (rules: Template['rules'], { x1, x2, y, line, color, dotColor }: Rule): Shape[] => {
  if (rules === 'dotted') return [horizontalLine(x1, x2, y, dotColor, line, true)]
  const lower = horizontalLine(x1, x2, y, color, line)
  return rules === 'double' ? [lower, horizontalLine(x1, x2, y - 1.8, color, line)] : [lower]
}

/** Lengths in pt, relative to the box. */
const SHAPES_BY_KIND: Readonly<Record<HeadingKind, (heading: HeadingGeometry) => Shape[]>> = {
  plain: () => [],
  'rule-under': ({ rule, box }) => rule(box.height),
  'rule-over': ({ rule, rules }) => rule(rules === 'double' ? 2 : 0),
  'rule-beside': ({ rule, box, middle }) => rule(middle, box.textRight + 10),
  'rule-both': ({ box, line, ruleColor }) =>
    [0, box.height].map((y) => horizontalLine(0, box.width, y, ruleColor, line)),
  bar: ({ middle, palette, size }) => [
    { kind: 'rect', x: 0, y: middle - size * 0.52, width: 3.5, height: size * 1.04, fill: palette.primary },
  ],
  filled: ({ box, fill }) => [{ kind: 'rect', x: 0, y: 0, width: box.width, height: box.height, fill }],
  hanging: ({ rule }) => rule(0),
  boxed: ({ box, palette, line }) => [
    {
      kind: 'rect',
      x: 0,
      y: 0,
      width: box.width,
      height: box.height,
      stroke: palette.accent,
      line: Math.max(0.7, line),
    },
  ],
  tab: ({ box, palette, left }) => [
    { kind: 'rect', x: left, y: 0, width: box.textRight - left + 9, height: box.height, fill: palette.accent },
    horizontalLine(0, box.width, box.height - 0.5, palette.accent, 1),
  ],
  chevron: ({ rule, box, middle, palette, size }) => [
    {
      kind: 'path',
      x: 0,
      y: middle - size * 0.36,
      size: 24,
      d: [
        ['M', 0.6, 0],
        ['L', size * 0.4, size * 0.36],
        ['L', 0.6, size * 0.72],
      ],
      stroke: palette.accent,
      line: 1.8,
    },
    ...rule(box.height),
  ],
  dot: ({ middle, palette }) => [{ kind: 'circle', x: 4, y: middle, r: 4, fill: palette.accent }],
  ribbon: ({ box, fill, bleed }) => [
    { kind: 'rect', x: -bleed, y: 0, width: bleed + box.textRight + 10, height: box.height, fill },
  ],
  'rule-through': ({ rule, box, middle }) => [...rule(middle, 0, 30), ...rule(middle, box.textRight + 10)],
  pill: ({ box, fill, left }) => [
    {
      kind: 'rect',
      x: left,
      y: 0,
      width: box.textRight - left + 11,
      height: box.height,
      fill,
      radius: box.height / 2,
    },
  ],
  arrow: ({ box, palette, left }) => [
    polygon(
      [
        left,
        0,
        box.textRight + 8,
        0,
        box.textRight + 16,
        box.height / 2,
        box.textRight + 8,
        box.height,
        left,
        box.height,
      ],
      palette.accent,
    ),
  ],
  slash: ({ middle, palette, size }) =>
    [0, 7].map((x) => createSlash(x, middle - size * 0.48, size * 0.96, x === 0 ? palette.accent : palette.rule)),
  underscore: ({ box, palette }) => [
    { kind: 'rect', x: box.textLeft, y: box.height - 2.2, width: 24, height: 2.2, fill: palette.accent },
  ],
}
