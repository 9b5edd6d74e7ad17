import type { Style } from '../compose/style.ts'
import type { Frame } from './paginate.ts'

export interface Column {
  readonly x: number
  readonly width: number
}

/** Where the columns of a document stand. `later` is the one column of page two and on. */
export interface Geometry {
  readonly full: Column
  readonly main: Column
  readonly rail: Column | undefined
  /** The rail's ground on page one, edge to edge. */
  readonly railGround: { readonly x: number; readonly width: number } | undefined
  /** Where a thin line between rail and main column stands. */
  readonly railRule: number | undefined
  readonly top: number
  readonly bottom: number
  readonly laterBottom: number
}

const GUTTER = 26
/** Room for the running foot. */
const FOOT = 16

export const geometryOf = ({ template, paper, margin }: Style): Geometry => {
  const full = { x: margin.x, width: paper.width - 2 * margin.x }
  const common = {
    full,
    top: margin.y,
    bottom: paper.height - margin.y,
    laterBottom: paper.height - margin.y - FOOT,
  }
  const { layout, rail } = template
  if (layout === 'single') return { ...common, main: full, rail: undefined, railGround: undefined, railRule: undefined }
  const filled = rail.ground !== 'none' && rail.ground !== 'rule'
  const edge = paper.width * rail.width
  const inner = filled ? Math.max(20, margin.x * 0.55) : margin.x
  const railWidth = edge - inner - (filled ? 18 : 0)
  const mainX = edge + GUTTER
  const mainWidth = paper.width - mainX - margin.x
  const left = layout === 'rail-left'
  const mirror = (x: number, width: number) => (left ? x : paper.width - x - width)
  return {
    ...common,
    main: { x: mirror(mainX, mainWidth), width: mainWidth },
    rail: { x: mirror(inner, railWidth), width: railWidth },
    railGround: filled ? { x: mirror(0, edge), width: edge } : undefined,
    railRule: rail.ground === 'rule' ? mirror(edge + GUTTER / 2, 0) : undefined,
  }
}

export const frame = (column: Column, top: number, bottom: number): Frame => ({ x: column.x, top, bottom })
