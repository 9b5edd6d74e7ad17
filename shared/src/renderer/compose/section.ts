import type { OutlineSection, SectionPart } from '../../templates/outline/outline.ts'
import { measureBlock } from '../layout/measure.ts'
import type { Block, MeasuredBlock } from './blocks.ts'
import { type ComposeContext, getBodyStyle } from './context.ts'
import { composeEntry } from './entry.ts'
import { composeHeading, getHeadingGap } from './heading.ts'
import { composeProse } from './prose.ts'
import { composeLanguages, composeSkillGroup } from './skills.ts'

/** Composes a section: its heading, then its parts. */
export const composeSection = (section: OutlineSection, ctx: ComposeContext, first: boolean): Block[] => {
  const body = section.parts.flatMap((part, i) => composePart(part, section, ctx, i === 0))
  if (!section.title) return setFirstGap(body, first ? 0 : ctx.style.gap.section)
  const heading = composeHeading(section, ctx, first)
  const { height } = measureBlock(heading, ctx.width, ctx.typeface)
  return [heading, ...setFirstGap(body, getHeadingGap(ctx, heading, height))]
}

const setFirstGap = (blocks: readonly Block[], gap: number): Block[] =>
  blocks.map((block, i) => (i === 0 ? { ...block, gap } : block))

const listLabels = ({ parts }: OutlineSection): string[] =>
  parts.flatMap((part) => (part.kind === 'group' && part.label ? [part.label] : []))

const composePart = (part: SectionPart, section: OutlineSection, ctx: ComposeContext, first: boolean): Block[] => {
  switch (part.kind) {
    case 'entry':
      return composeEntry(part, ctx, first)
    case 'group':
      return composeSkillGroup(part, ctx, first, listLabels(section))
    case 'pairs':
      return composeLanguages(part, ctx)
    case 'prose':
      return section.key === 'summary' && ctx.region === 'main'
        ? composeSummaryText(part.lines, ctx)
        : composeProse(part.lines, ctx, { firstGap: 0, group: ctx.nextEntryGroup() })
  }
}

const PANEL_PADDING_PT = 10

const composeSummaryText = (lines: Parameters<typeof composeProse>[0], ctx: ComposeContext): Block[] => {
  const kind = ctx.style.template.summary
  const style = getBodyStyle(ctx)
  if (kind === 'plain') return composeProse(lines, ctx, { firstGap: 0 })
  if (kind === 'lead') {
    const large = { ...style, size: style.size * 1.18, leading: style.leading * 1.2 }
    return composeProse(lines, ctx, { firstGap: 0, style: large })
  }
  const x = ctx.indent + PANEL_PADDING_PT
  const blocks = composeProse(lines, ctx, { firstGap: 0, x, width: ctx.width - x - PANEL_PADDING_PT })
  return blocks.map((block, i) => ({
    ...block,
    keepWithNext: i < blocks.length - 1,
    padding: { top: i === 0 ? PANEL_PADDING_PT - 2 : 0, bottom: i === blocks.length - 1 ? PANEL_PADDING_PT - 2 : 0 },
    shapes: (box) => [
      {
        kind: 'rect',
        x: ctx.indent,
        y: i === 0 ? 0 : -box.gap,
        width: box.width - ctx.indent,
        height: box.height + (i === 0 ? 0 : box.gap),
        fill: ctx.palette.tint,
      },
    ],
  }))
}

/** Measures blocks in the column's width. */
export const measureBlocks = (blocks: readonly Block[], ctx: ComposeContext): MeasuredBlock[] =>
  blocks.map((block) => measureBlock(block, ctx.width, ctx.typeface))
