import type { Outline } from '../../templates/outline/outline.ts'
import { measureBlock } from '../layout/measure.ts'
import type { Align, Block, MeasuredBlock, TextRun, TextStyle, Weight } from './blocks.ts'
import { type ComposeContext, createTag } from './context.ts'
import { toCaseRuns } from './letter-case.ts'

const NAME_FACES: Readonly<Record<'light' | 'regular' | 'bold' | 'contrast', Weight>> = {
  light: 'display-light',
  regular: 'display-regular',
  bold: 'display-bold',
  contrast: 'display-bold',
}

/** Composes the name (H1) and the professional title. */
export const composeName = (outline: Outline, ctx: ComposeContext, align: Align): Block[] => {
  const blocks = [
    ...(outline.name.text ? [createNameBlock(outline.name, ctx, align)] : []),
    ...(outline.title ? [createTaglineBlock(outline.title, ctx, align)] : []),
  ]
  return blocks.map((block, i) => ({ ...block, gap: i === 0 ? 0 : ctx.style.gap.line * 1.6 }))
}

const createBlock = (
  node: ReturnType<typeof createTag>,
  runs: TextRun[],
  style: TextStyle,
  ctx: ComposeContext,
): Block => ({
  kind: 'cells',
  gap: 0,
  keepWithNext: true,
  cells: [{ node, runs, style, x: ctx.indent, width: ctx.width - ctx.indent }],
})

const createNameBlock = (name: Outline['name'], ctx: ComposeContext, align: Align): Block => {
  const { palette, style } = ctx
  const { color, tracking } = style.template.nameStyle
  const face = getNameFace(name.text, ctx)
  const size = fitNameSize(name.text, face, ctx)
  const node = { ...createTag('H1', undefined, name), bookmark: name.text }
  return createBlock(
    node,
    createNameRuns(name.text, face, size, ctx),
    {
      size,
      leading: size * 1.12,
      weight: face,
      color: color === 'primary' ? palette.accent : palette.ink,
      align,
      tracking,
    },
    ctx,
  )
}

/** The face of the name: that of the text where only this one has all of its letters. */
const getNameFace = (name: string, { style, typeface }: ComposeContext): Weight => {
  const { weight, case: letterCase } = style.template.nameStyle
  const display = NAME_FACES[weight]
  const text = display === 'display-bold' ? 'bold' : 'regular'
  const has = (face: Weight, character: string) => typeface.faces[face].glyph(character.codePointAt(0) ?? 0) > 0
  const shown = Array.from(letterCase === 'normal' ? name : name.toUpperCase())
  return shown.some((character) => !has(display, character) && has(text, character)) ? text : display
}

const createNameRuns = (name: string, face: Weight, size: number, ctx: ComposeContext): TextRun[] => {
  const { weight, case: letterCase } = ctx.style.template.nameStyle
  const [first = '', ...others] = name.split(' ')
  const isContrast = weight === 'contrast' && face === NAME_FACES.contrast
  if (!isContrast || others.length === 0) return toCaseRuns(name, letterCase, size)
  return [
    ...toCaseRuns(`${first} `, letterCase, size, 'display-light'),
    ...toCaseRuns(others.join(' '), letterCase, size, 'display-bold'),
  ]
}

const createTaglineBlock = (title: NonNullable<Outline['title']>, ctx: ComposeContext, align: Align): Block => {
  const { palette, style } = ctx
  const { style: kind, color } = style.template.tagline
  const isCaps = kind === 'caps'
  const size = style.body.size * (isCaps ? 1 : 1.18) * (kind === 'italic' ? style.displayScale : 1)
  const node = createTag('P', undefined, title, ctx.detectLanguage(title.text))
  return createBlock(
    node,
    toCaseRuns(title.text, isCaps ? 'upper' : 'normal', size),
    {
      size,
      leading: size * 1.32,
      weight: kind === 'italic' ? 'display-italic' : 'regular',
      color: { ink: palette.ink, muted: palette.muted, primary: palette.accent }[color],
      align,
      ...(isCaps && { tracking: 0.08 }),
    },
    ctx,
  )
}

/** A name that is wider than its column by up to this factor is set smaller instead of on one more line. */
const MAX_NAME_EXCESS = 1.45

/** Reduces the template's size until the name fits on one line, on two, or its longest word on one. */
const fitNameSize = (name: string, face: Weight, ctx: ComposeContext): number => {
  const { nameSize: templateSize, template, body } = ctx.style
  const { case: letterCase, tracking } = template.nameStyle
  const maxWidth = ctx.width - ctx.indent
  const words = (letterCase === 'normal' ? name : name.toUpperCase()).split(' ')
  const measure = (from: number, to?: number) =>
    ctx.typeface.width(words.slice(from, to).join(' '), face, templateSize, tracking)
  const onTwoLines = words.slice(1).map((_, i) => Math.max(measure(0, i + 1), measure(i + 1)))
  const longestWord = Math.max(...words.map((_, i) => measure(i, i + 1)))
  const fitting = [measure(0), Math.min(...onTwoLines)].find((width) => width < maxWidth * MAX_NAME_EXCESS)
  const excess = (fitting ?? longestWord) / maxWidth
  return Math.max(body.size * 1.2, excess > 1 ? templateSize / excess - 0.2 : templateSize)
}

/** Measures blocks and their total height in pt when stacked. */
export const measureStack = (
  blocks: readonly Block[],
  ctx: ComposeContext,
): { measured: MeasuredBlock[]; height: number } => {
  const measured = blocks.map((block) => measureBlock(block, ctx.width, ctx.typeface))
  return { measured, height: measured.reduce((sum, m, i) => sum + m.height + (i === 0 ? 0 : m.block.gap), 0) }
}
