import type { ContactKind } from '../../templates/outline/outline.ts'
import { KAPPA, type PathCommand } from './shapes.ts'

/** Line icons on a 24-unit grid. They are drawn as strokes, so they add no characters to the text. */
export type IconName = ContactKind

const circle = (x: number, y: number, r: number): PathCommand[] => [
  ['M', x + r, y],
  ['C', x + r, y + KAPPA * r, x + KAPPA * r, y + r, x, y + r],
  ['C', x - KAPPA * r, y + r, x - r, y + KAPPA * r, x - r, y],
  ['C', x - r, y - KAPPA * r, x - KAPPA * r, y - r, x, y - r],
  ['C', x + KAPPA * r, y - r, x + r, y - KAPPA * r, x + r, y],
  ['Z'],
]
const box = (x: number, y: number, w: number, h: number): PathCommand[] => [
  ['M', x, y],
  ['L', x + w, y],
  ['L', x + w, y + h],
  ['L', x, y + h],
  ['Z'],
]

export const ICONS: Readonly<Record<IconName, readonly PathCommand[]>> = {
  email: [...box(2.5, 5, 19, 14), ['M', 2.5, 6], ['L', 12, 13.5], ['L', 21.5, 6]],
  phone: [...box(6.5, 2, 11, 20), ['M', 10.5, 18.5], ['L', 13.5, 18.5]],
  location: [
    ['M', 12, 22],
    ['C', 8, 17, 4.5, 13.5, 4.5, 9.5],
    ['C', 4.5, 5.4, 7.9, 2, 12, 2],
    ['C', 16.1, 2, 19.5, 5.4, 19.5, 9.5],
    ['C', 19.5, 13.5, 16, 17, 12, 22],
    ['Z'],
    ...circle(12, 9.5, 2.8),
  ],
  linkedin: [
    ...box(2.5, 2.5, 19, 19),
    ['M', 7.2, 10.5],
    ['L', 7.2, 17.5],
    ['M', 7.2, 6.8],
    ['L', 7.2, 7.2],
    ['M', 11.4, 17.5],
    ['L', 11.4, 10.5],
    ['M', 11.4, 13.4],
    ['C', 11.4, 11.4, 12.8, 10.5, 14.1, 10.5],
    ['C', 15.8, 10.5, 16.8, 11.6, 16.8, 13.6],
    ['L', 16.8, 17.5],
  ],
  website: [
    ...circle(12, 12, 9.7),
    ['M', 2.3, 12],
    ['L', 21.7, 12],
    ['M', 12, 2.3],
    ['C', 6.5, 8, 6.5, 16, 12, 21.7],
    ['M', 12, 2.3],
    ['C', 17.5, 8, 17.5, 16, 12, 21.7],
  ],
  link: [
    ['M', 10, 14],
    ['C', 8, 12, 8.5, 10, 10, 8.5],
    ['L', 14, 4.5],
    ['C', 16.5, 2, 19.5, 3, 20.6, 4.4],
    ['C', 22, 6, 21.8, 8.4, 20.2, 10],
    ['L', 18, 12.2],
    ['M', 14, 10],
    ['C', 16, 12, 15.5, 14, 14, 15.5],
    ['L', 10, 19.5],
    ['C', 7.5, 22, 4.5, 21, 3.4, 19.6],
    ['C', 2, 18, 2.2, 15.6, 3.8, 14],
    ['L', 6, 11.8],
  ],
}
