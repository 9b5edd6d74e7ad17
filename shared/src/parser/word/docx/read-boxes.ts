import { childValue, findAll, findChild, textOf, type XmlElement } from '../../../archive/parse-xml.ts'
import type { WordBox } from '../word-model.ts'
import type { PartContext } from './part-context.ts'
import { selectBranch } from './select-branch.ts'

interface Place {
  readonly x: number | undefined
  readonly y: number | undefined
  readonly isBelowText: boolean
  readonly width: number | undefined
  readonly height: number | undefined
  readonly inline: boolean
}

const EMU_PER_PT = 12_700

/** The text boxes of a drawing with their places. Boxes in a box belong to its text. */
export const readBoxes = (drawing: XmlElement, context: PartContext): WordBox[] => {
  const contents: { element: XmlElement; shape: XmlElement | undefined; groups: XmlElement[] }[] = []
  const visit = (element: XmlElement, shape: XmlElement | undefined, groups: XmlElement[]): void => {
    for (const child of element.children) {
      if (child.name === 'w:txbxContent') contents.push({ element: child, shape, groups })
      else if (child.name === 'mc:AlternateContent') {
        const branch = selectBranch(child)
        if (branch) visit(branch, shape, groups)
      } else if (child.name === 'wps:wsp') visit(child, child, groups)
      else if (child.name === 'wpg:wgp' || child.name === 'wpg:grpSp') visit(child, shape, [...groups, child])
      else visit(child, child.name.startsWith('v:') && child.attributes.has('style') ? child : shape, groups)
    }
  }
  visit(drawing, undefined, [])
  if (contents.length === 0) return []
  const place = readPlace(drawing, context)
  return contents.map(({ element, shape, groups }) => ({
    kind: 'box',
    blocks: context.readBlocks(element, context, shape !== undefined && isFilled(shape)),
    ...placeShape(place, shape, groups, context),
  }))
}

const toPt = (emu: string | undefined): number | undefined => {
  const value = Number.parseFloat(emu ?? '') / EMU_PER_PT
  return Number.isFinite(value) ? value : undefined
}

/** Where the drawing stands. */
const readPlace = (drawing: XmlElement, { marginLeft, marginTop }: PartContext): Place => {
  const anchor = findChild(drawing, 'wp:anchor')
  const extent = findChild(anchor ?? findChild(drawing, 'wp:inline'), 'wp:extent')?.attributes
  const horizontal = findChild(anchor, 'wp:positionH')
  const vertical = findChild(anchor, 'wp:positionV')
  const left = toPt(textOf(findChild(horizontal, 'wp:posOffset')))
  const top = toPt(textOf(findChild(vertical, 'wp:posOffset')))
  const fromX = horizontal?.attributes.get('relativeFrom')
  const fromY = vertical?.attributes.get('relativeFrom')
  return {
    x: left === undefined ? undefined : left + (fromX === 'page' ? 0 : marginLeft),
    y: top === undefined ? undefined : top + (fromY === 'margin' ? marginTop : 0),
    isBelowText: fromY !== 'page' && fromY !== 'margin',
    width: toPt(extent?.get('cx')),
    height: toPt(extent?.get('cy')),
    inline: anchor === undefined,
  }
}

/** The place of one shape: in a group, offset and scaled; in old drawings, from its style. */
const placeShape = (
  place: Place,
  shape: XmlElement | undefined,
  groups: readonly XmlElement[],
  context: PartContext,
): Place => {
  if (!shape) return place
  if (shape.name.startsWith('v:')) return readVmlPlace(shape, context)
  const [group] = groups
  const frame = findAll(findChild(shape, 'wps:spPr'), 'a:xfrm')[0]
  const outer = group && findAll(findChild(group, 'wpg:grpSpPr'), 'a:xfrm')[0]
  if (!frame || !outer || groups.length > 1) return place
  const scale = (number(outer, 'a:ext', 'cx') ?? 1) / (number(outer, 'a:chExt', 'cx') || 1)
  const offset = (axis: 'x' | 'y') =>
    ((number(frame, 'a:off', axis) ?? 0) - (number(outer, 'a:chOff', axis) ?? 0)) * (scale / EMU_PER_PT)
  return {
    x: place.x === undefined ? undefined : place.x + offset('x'),
    y: place.y === undefined ? undefined : place.y + offset('y'),
    isBelowText: place.isBelowText,
    width: ((number(frame, 'a:ext', 'cx') ?? 0) * scale) / EMU_PER_PT || place.width,
    height: ((number(frame, 'a:ext', 'cy') ?? 0) * scale) / EMU_PER_PT || place.height,
    inline: place.inline,
  }
}

const number = (element: XmlElement, child: string, attribute: string): number | undefined => {
  const value = Number.parseFloat(childValue(element, child, attribute) ?? '')
  return Number.isFinite(value) ? value : undefined
}

const UNITS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 }

/** `position:absolute;margin-left:36pt;margin-top:.5in;width:200pt;mso-position-horizontal-relative:page` */
const readVmlPlace = (shape: XmlElement, { marginLeft, marginTop }: PartContext): Place => {
  const style = new Map(
    (shape.attributes.get('style') ?? '').split(';').map((pair) => {
      const [key = '', value = ''] = pair.split(':')
      return [key.trim(), value.trim()]
    }),
  )
  const length = (key: string): number | undefined => {
    const [, value, unit = 'pt'] = /^(-?[\d.]+)(pt|in|cm|mm|px)?$/.exec(style.get(key) ?? '') ?? []
    return value === undefined ? undefined : Number.parseFloat(value) * (UNITS[unit] ?? 1)
  }
  const left = length('margin-left')
  const top = length('margin-top')
  const fromX = style.get('mso-position-horizontal-relative')
  const fromY = style.get('mso-position-vertical-relative')
  return {
    x: left === undefined ? undefined : left + (fromX === 'page' ? 0 : marginLeft),
    y: top === undefined ? undefined : top + (fromY === 'margin' ? marginTop : 0),
    isBelowText: fromY !== 'page' && fromY !== 'margin',
    width: length('width'),
    height: length('height'),
    inline: style.get('position') !== 'absolute',
  }
}

const isFilled = (shape: XmlElement): boolean => {
  if (shape.name.startsWith('v:')) return shape.attributes.get('filled') !== 'f'
  const properties = findChild(shape, 'wps:spPr')
  return findChild(properties, 'a:noFill') === undefined
}
