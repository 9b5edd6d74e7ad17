import { element } from '../../archive/write-xml.ts'

/** An element of one value: `<w:sz w:val="20"/>`. */
export const value = (name: string, val: string | number): string => element(name, { 'w:val': val })

/** Twentieths of a point, the unit of WordprocessingML. */
export const toTwips = (pt: number): number => Math.round(pt * 20)

/** English Metric Units, the unit of DrawingML. */
export const toEmu = (pt: number): number => Math.round(pt * 12_700)

/** `2563EB` of `#2563eb`. */
export const toWordColor = (color: string): string => color.replace('#', '').toUpperCase()
