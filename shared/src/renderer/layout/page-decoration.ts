import { getBackgroundColor, type Style } from '../compose/style.ts'
import type { Shape } from '../draw/shapes.ts'
import type { PageGeometry } from './page-geometry.ts'

/**
 * The shapes below the text of a page: sidebar background, which starts at `fillTop`, or rule, which starts at
 * `sidebarTop`, and edges.
 */
export const createPageDecoration = (
  geometry: PageGeometry,
  style: Style,
  sidebarTop: number,
  fillTop: number,
): Shape[] => [...createSidebarShapes(geometry, style, sidebarTop, fillTop), ...createEdgeShapes(style)]

const createSidebarShapes = (
  { sidebarBackground, sidebarRuleX, bottom }: PageGeometry,
  style: Style,
  top: number,
  fillTop: number,
): Shape[] => {
  const { template, palette, paper } = style
  if (sidebarBackground)
    return [
      {
        kind: 'rect',
        ...sidebarBackground,
        y: fillTop,
        height: paper.height - fillTop,
        fill: getBackgroundColor(template.sidebar.background, palette),
      },
    ]
  if (sidebarRuleX !== undefined)
    return [{ kind: 'line', x1: sidebarRuleX, x2: sidebarRuleX, y1: top, y2: bottom, color: palette.rule, line: 0.6 }]
  return []
}

const BORDER_PT = 20

const createEdgeShapes = ({ template, palette, paper: { width, height } }: Style): Shape[] => {
  const fill = palette.primary
  switch (template.page) {
    case 'none':
      return []
    case 'top-bar':
      return [{ kind: 'rect', x: 0, y: 0, width, height: 9, fill }]
    case 'side-stripe':
      return [{ kind: 'rect', x: 0, y: 0, width: 16, height, fill }]
    case 'foot-bar':
      return [{ kind: 'rect', x: 0, y: height - 9, width, height: 9, fill }]
    case 'border':
      return [
        {
          kind: 'rect',
          x: BORDER_PT,
          y: BORDER_PT,
          width: width - 2 * BORDER_PT,
          height: height - 2 * BORDER_PT,
          stroke: fill,
          line: 0.8,
        },
        {
          kind: 'rect',
          x: BORDER_PT + 3,
          y: BORDER_PT + 3,
          width: width - 2 * BORDER_PT - 6,
          height: height - 2 * BORDER_PT - 6,
          stroke: fill,
          line: 0.3,
        },
      ]
  }
}
