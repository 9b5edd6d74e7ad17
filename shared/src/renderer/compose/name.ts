import type { Outline } from '../../templates/outline/outline.ts'
import { measureBlock } from '../layout/measure.ts'
import type { Align, Block, MeasuredBlock } from './blocks.ts'
import { type ComposeContext, createTag } from './context.ts'

/** Composes the name (H1) and the professional title. */
export const composeName = (outline: Outline, ctx: ComposeContext, align: Align): Block[] => {
  const { style, palette } = ctx
  const nameStyle = style.template.nameStyle
  const nodes = [
    outline.name.text && {
      source: outline.name,
      node: { ...createTag('H1', undefined, outline.name), bookmark: outline.name.text },
      size: fitNameSize(outline.name.text, ctx),
      weight: nameStyle.weight,
      color: nameStyle.color === 'primary' ? palette.accent : palette.ink,
      leading: 1.16,
    },
    outline.title && {
      source: outline.title,
      node: createTag('P', undefined, outline.title, ctx.detectLanguage(outline.title.text)),
      size: style.body.size * 1.22,
      weight: 'regular' as const,
      color: nameStyle.color === 'primary' ? palette.muted : palette.accent,
      leading: 1.3,
    },
  ]
  return nodes
    .filter((node) => node !== '' && node !== undefined)
    .map((item, i) => ({
      kind: 'cells',
      gap: i === 0 ? 0 : style.gap.line,
      keepWithNext: true,
      cells: [
        {
          node: item.node,
          runs: [{ text: item.source.text }],
          style: { size: item.size, leading: item.size * item.leading, weight: item.weight, color: item.color, align },
          x: ctx.indent,
          width: ctx.width - ctx.indent,
        },
      ],
    }))
}

/**
 * Reduces the template's size until the longest word fits the column, and a slightly too long name fits on one line.
 */
const fitNameSize = (name: string, ctx: ComposeContext): number => {
  const { nameSize: templateSize, template, body } = ctx.style
  const maxWidth = ctx.width - ctx.indent
  const longestWord = Math.max(
    ...name.split(' ').map((word) => ctx.typeface.width(word, template.nameStyle.weight, templateSize)),
  )
  const nameWidth = ctx.typeface.width(name, template.nameStyle.weight, templateSize)
  const oneLineFactor = nameWidth > maxWidth && nameWidth < maxWidth * 1.35 ? maxWidth / nameWidth : 1
  return Math.max(
    body.size * 1.2,
    templateSize * Math.min(1, maxWidth / longestWord, oneLineFactor) - (oneLineFactor < 1 ? 0.2 : 0),
  )
}

/** Measures blocks and their total height in pt when stacked. */
export const measureStack = (
  blocks: readonly Block[],
  ctx: ComposeContext,
): { measured: MeasuredBlock[]; height: number } => {
  const measured = blocks.map((block) => measureBlock(block, ctx.width, ctx.typeface))
  return { measured, height: measured.reduce((sum, m, i) => sum + m.height + (i === 0 ? 0 : m.block.gap), 0) }
}
