import type { OutlineSection, Part } from '../../templates/outline/outline.ts'
import type { Block, Measured } from './blocks.ts'
import { measureBlock } from '../layout/measure.ts'
import { bodyStyle, type Compose } from './context.ts'
import { entryBlocks } from './entry.ts'
import { headingBlock, headingGap } from './heading.ts'
import { proseBlocks } from './prose.ts'
import { groupBlocks, pairsBlocks } from './skills.ts'

/** A section as blocks of one column: its heading, then its parts. */
export const sectionBlocks = (section: OutlineSection, ctx: Compose, first: boolean): Block[] => {
  const body = section.parts.flatMap((part, i) => partBlocks(part, section, ctx, i === 0))
  const gap = headingGap(ctx)
  const content = body.map((block, i) => (i === 0 ? { ...block, gap } : block))
  return section.title
    ? [headingBlock(section, ctx, first), ...content]
    : content.map((block, i) => (i === 0 ? { ...block, gap: first ? 0 : ctx.style.gap.section } : block))
}

const partBlocks = (part: Part, section: OutlineSection, ctx: Compose, first: boolean): Block[] => {
  switch (part.kind) {
    case 'entry':
      return entryBlocks(part, ctx, first)
    case 'group':
      return groupBlocks(part, ctx, first)
    case 'pairs':
      return pairsBlocks(part, ctx)
    case 'prose':
      return section.key === 'summary' && ctx.region === 'main'
        ? summaryBlocks(part.lines, ctx)
        : proseBlocks(part.lines, ctx, { firstGap: 0 })
  }
}

const PANEL = 10

const summaryBlocks = (lines: Parameters<typeof proseBlocks>[0], ctx: Compose): Block[] => {
  const kind = ctx.style.template.summary
  const style = bodyStyle(ctx)
  if (kind === 'plain') return proseBlocks(lines, ctx, { firstGap: 0 })
  if (kind === 'lead') {
    const large = { ...style, size: style.size * 1.12, leading: style.leading * 1.14 }
    return proseBlocks(lines, ctx, { firstGap: 0, style: large })
  }
  const x = ctx.indent + PANEL
  const blocks = proseBlocks(lines, ctx, { firstGap: 0, x, width: ctx.width - x - PANEL })
  return blocks.map((block, i) => ({
    ...block,
    keepNext: i < blocks.length - 1,
    pad: { top: i === 0 ? PANEL - 2 : 0, bottom: i === blocks.length - 1 ? PANEL - 2 : 0 },
    shapes: (box) => [
      {
        kind: 'rect',
        x: ctx.indent,
        y: i === 0 ? 0 : -block.gap,
        width: box.width - ctx.indent,
        height: box.height + (i === 0 ? 0 : block.gap),
        fill: ctx.palette.tint,
      },
    ],
  }))
}

export const measureAll = (blocks: readonly Block[], ctx: Compose): Measured[] =>
  blocks.map((block) => measureBlock(block, ctx.width, ctx.type))
