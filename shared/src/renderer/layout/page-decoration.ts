import type { Template } from '../../templates/template.ts'
import { getBackgroundColor, type Palette, type Style } from '../compose/style.ts'
import { horizontalLine, type Shape } from '../draw/shapes.ts'
import type { PageGeometry } from './page-geometry.ts'

/** The shapes below the text of a page: sidebar background or rule, which starts at `sidebarTop`, and edges. */
export const createPageDecoration = (geometry: PageGeometry, style: Style, sidebarTop: number): Shape[] => [
  ...createSidebarShapes(geometry, style, sidebarTop),
  ...createEdgeShapes(style),
]

const createSidebarShapes = (
  { sidebarBackground, sidebarRuleX, bottom }: PageGeometry,
  style: Style,
  top: number,
): Shape[] => {
  const { template, palette, paper } = style
  if (sidebarBackground)
    return [
      {
        kind: 'rect',
        ...sidebarBackground,
        y: 0,
        height: paper.height,
        fill: getBackgroundColor(template.sidebar.background, palette),
      },
    ]
  if (sidebarRuleX !== undefined)
    return [{ kind: 'line', x1: sidebarRuleX, x2: sidebarRuleX, y1: top, y2: bottom, color: palette.rule, line: 0.6 }]
  return []
}

/** A filled area along the top with a curved lower edge, `low` pt high at the left and `high` pt at the right. */
const createWave = (width: number, low: number, high: number, fill: string): Shape => ({
  kind: 'path',
  x: 0,
  y: 0,
  size: 24,
  d: [
    ['M', 0, 0],
    ['L', width, 0],
    ['L', width, high],
    ['C', width * 0.72, high - 40, width * 0.4, low + 30, 0, low],
    ['Z'],
  ],
  fill,
})

const createEdgeShapes = ({ template, palette, paper }: Style): Shape[] =>
  EDGE_SHAPES[template.page]({ ...paper, palette, fill: palette.primary })

interface Edge {
  /** Of the page in pt. */
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly fill: string
}

const EDGE_SHAPES: Readonly<Record<Template['page'], (edge: Edge) => Shape[]>> = {
  none: () => [],
  'top-bar': ({ width, fill }) => [{ kind: 'rect', x: 0, y: 0, width, height: 9, fill }],
  'footer-bar': ({ width, height, fill }) => [
    { kind: 'rect', x: 0, y: height - 7, width, height: 7, fill },
    horizontalLine(0, width, height - 10, fill, 0.6),
  ],
  'side-stripe': ({ height, fill }) => [{ kind: 'rect', x: 0, y: 0, width: 13, height, fill }],
  border: ({ width, height, fill }) => [
    { kind: 'rect', x: 16, y: 16, width: width - 32, height: height - 32, stroke: fill, line: 0.9 },
  ],
  beam: ({ width, fill, palette }) => [
    {
      kind: 'path',
      x: 0,
      y: 0,
      size: 24,
      d: [['M', 0, 0], ['L', width, 0], ['L', width, 96], ['L', 0, 22], ['Z']],
      fill: palette.tint,
    },
    { kind: 'path', x: 0, y: 0, size: 24, d: [['M', 0, 0], ['L', width, 0], ['L', width, 7], ['Z']], fill },
  ],
  brackets: ({ width, height, fill }) => [
    {
      kind: 'path',
      x: 20,
      y: 20,
      size: 24,
      d: [
        ['M', 0, 34],
        ['L', 0, 0],
        ['L', 34, 0],
      ],
      stroke: fill,
      line: 2.2,
    },
    {
      kind: 'path',
      x: width - 20,
      y: height - 20,
      size: 24,
      d: [
        ['M', 0, -34],
        ['L', 0, 0],
        ['L', -34, 0],
      ],
      stroke: fill,
      line: 2.2,
    },
  ],
  wave: ({ width, fill, palette }) => [createWave(width, 74, 40, palette.tint), createWave(width, 22, 34, fill)],
  dots: ({ width, fill, palette }) =>
    Array.from({ length: 24 }, (_, i) => ({
      kind: 'circle',
      x: width - 22 - (i % 12) * 12,
      y: 14 + Math.floor(i / 12) * 11,
      r: 2,
      fill: (i + Math.floor(i / 12)) % 3 === 0 ? fill : palette.rule,
    })),
  quarters: ({ width, height, fill, palette }) => [
    { kind: 'circle', x: width, y: 0, r: 128, fill: palette.tint },
    { kind: 'circle', x: width, y: 0, r: 30, fill },
    { kind: 'circle', x: 0, y: height, r: 34, fill },
  ],
  ticks: ({ height, fill, palette }) =>
    Array.from({ length: Math.floor(height / 12) - 1 }, (_, i) =>
      horizontalLine(0, i % 5 === 4 ? 15 : 8, (i + 1) * 12, i % 5 === 4 ? fill : palette.rule, i % 5 === 4 ? 1 : 0.6),
    ),
  edge: ({ width, height, fill, palette }) => [
    { kind: 'rect', x: width - 8, y: 0, width: 8, height, fill },
    { kind: 'rect', x: width - 20, y: 0, width: 8, height, fill: palette.tint },
  ],
  corner: ({ width, fill, palette }) => [
    { kind: 'path', x: width - 118, y: 0, size: 24, d: [['M', 0, 0], ['L', 118, 0], ['L', 118, 118], ['Z']], fill },
    {
      kind: 'path',
      x: width - 118,
      y: 0,
      size: 24,
      d: [['M', -26, 0], ['L', -14, 0], ['L', 118, 132], ['L', 118, 144], ['Z']],
      fill: palette.tint,
    },
  ],
}
