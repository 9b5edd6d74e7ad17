import { childValue, findChild, findChildren, type XmlElement } from '../../../archive/parse-xml.ts'
import type { WordBlock, WordCell, WordParagraph, WordTable } from '../word-model.ts'
import { type ParagraphProperties, readParagraphProperties, toPt } from './paragraph-properties.ts'
import type { PartContext } from './part-context.ts'
import { readInlineContent } from './read-runs.ts'
import { isShaded, readRunProperties } from './run-properties.ts'
import { selectBranch } from './select-branch.ts'

const DEFAULT_SIZE_PT = 10
/** Tables that are read as such; what is in more is left out. */
const MAX_CELLS_A_ROW = 200

/** Paragraphs and tables of a body, header, cell or text box. `shaded`: its background is not white. */
export const readBlocks = (parent: XmlElement, context: PartContext, shaded = false): WordBlock[] => {
  const blocks: WordBlock[] = []
  for (const child of parent.children) addBlock(child, blocks, context, shaded)
  return blocks
}

const addBlock = (element: XmlElement, blocks: WordBlock[], context: PartContext, shaded: boolean): void => {
  switch (element.name) {
    case 'w:p': {
      blocks.push(readParagraph(element, context, shaded))
      const section = findChild(findChild(element, 'w:pPr'), 'w:sectPr')
      if (section) blocks.push({ kind: 'section-end', newPage: false })
      break
    }
    case 'w:tbl':
      blocks.push(readTable(element, context, shaded))
      break
    case 'w:sdt':
    case 'w:sdtContent':
    case 'w:ins':
    case 'w:moveTo':
    case 'w:customXml':
    case 'w:smartTag':
      for (const child of element.children) addBlock(child, blocks, context, shaded)
      break
    case 'mc:AlternateContent':
      for (const child of selectBranch(element)?.children ?? []) addBlock(child, blocks, context, shaded)
      break
    default:
  }
}

const readParagraph = (element: XmlElement, context: PartContext, shaded: boolean): WordParagraph => {
  const own = findChild(element, 'w:pPr')
  const style = childValue(own, 'w:pStyle')
  const base = context.styles.get(style)
  const direct = readParagraphProperties(own)
  const numberingId = direct.numberingId ?? base.paragraph.numberingId
  const level = direct.level ?? base.paragraph.level ?? 0
  const list = numberingId === '0' ? undefined : context.numbering.getLevel(numberingId, level)
  const properties: ParagraphProperties = direct.numberingId
    ? { ...base.paragraph, ...list?.paragraph, ...direct }
    : { ...list?.paragraph, ...base.paragraph, ...direct }
  const { runs, boxes } = readInlineContent(element, base.run, shaded || properties.shaded === true, context)
  const hasText = runs.some((run) => run.text.trim() !== '' && !run.hidden)
  const size = { ...base.run, ...readRunProperties(findChild(own, 'w:rPr')) }.size ?? DEFAULT_SIZE_PT
  return {
    kind: 'paragraph',
    runs,
    marker: list && hasText ? list.nextMarker() : '',
    indent: properties.indent ?? 0,
    firstLineIndent: properties.firstLineIndent ?? 0,
    spaceBefore: properties.spaceBefore ?? 0,
    spaceAfter: properties.spaceAfter ?? 0,
    align: properties.align ?? 'left',
    tabs: properties.tabs ?? [],
    style: style ?? '',
    contextualSpacing: properties.contextualSpacing === true,
    pageBreakBefore: properties.pageBreakBefore === true,
    size,
    boxes,
  }
}

const readTable = (element: XmlElement, context: PartContext, shaded: boolean): WordTable => {
  const properties = findChild(element, 'w:tblPr')
  const isStyled = context.styles.isShadedTable(childValue(properties, 'w:tblStyle'))
  const rows: WordCell[][] = []
  const visit = (parent: XmlElement): void => {
    for (const child of parent.children) {
      if (child.name === 'w:tr') rows.push(readRow(child, context, shaded || isStyled))
      else if (child.name !== 'w:tblPr' && child.name !== 'w:tblGrid' && child.name !== 'w:del') visit(child)
    }
  }
  visit(element)
  return {
    kind: 'table',
    rows,
    grid: findChildren(findChild(element, 'w:tblGrid'), 'w:gridCol')
      .slice(0, MAX_CELLS_A_ROW)
      .map(({ attributes }) => toPt(attributes.get('w:w')) ?? 0),
    indent: toPt(findChild(properties, 'w:tblInd')?.attributes.get('w:w')) ?? 0,
  }
}

const readRow = (row: XmlElement, context: PartContext, shaded: boolean): WordCell[] => {
  const cells: WordCell[] = []
  const before = Number.parseInt(childValue(findChild(row, 'w:trPr'), 'w:gridBefore') ?? '', 10)
  let at = before > 0 ? Math.min(before, MAX_CELLS_A_ROW) : 0
  const visit = (parent: XmlElement): void => {
    for (const child of parent.children) {
      if (child.name === 'w:tc' && cells.length < MAX_CELLS_A_ROW) {
        const properties = findChild(child, 'w:tcPr')
        const span = Math.max(
          1,
          Math.min(MAX_CELLS_A_ROW, Number.parseInt(childValue(properties, 'w:gridSpan') ?? '1', 10) || 1),
        )
        const merge = findChild(properties, 'w:vMerge')
        cells.push({
          blocks: readBlocks(child, context, shaded || isShaded(properties) === true),
          at,
          span,
          isContinued: merge !== undefined && merge.attributes.get('w:val') !== 'restart',
        })
        at += span
      } else if (child.name !== 'w:trPr' && child.name !== 'w:tcPr' && child.name !== 'w:tc') visit(child)
    }
  }
  visit(row)
  return cells
}
