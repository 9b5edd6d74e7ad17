import { encodeBase64 } from '#shared/base64.ts'
import type { DrawnFace, DrawnGlyph } from '#shared/renderer/fonts/drawn-face.ts'
import { writeOwnFace } from '#shared/renderer/fonts/write-own-face.ts'
import type { Brand, OwnFamily } from '#shared/resume/design/brand.ts'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { createOwnDesign } from '#shared/templates/own-template.ts'

const box = (width: number, height: number) => [
  { x: 40, y: 0, on: true },
  { x: 40, y: height, on: true },
  { x: width / 2, y: height + 300, on: false },
  { x: width - 40, y: height, on: true },
  { x: width - 40, y: 0, on: true },
]

/** A face whose characters (Basic Latin, Latin-1, Latin Extended-A, some marks) are boxes with a round top. */
export const createBoxFace = (width = 520): DrawnFace => {
  const codes = [
    ...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i),
    ...Array.from({ length: 0x180 - 0xa0 }, (_, i) => 0xa0 + i),
    ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac],
  ]
  const glyphs: DrawnGlyph[] = codes.map((code) => ({
    codes: [code],
    advance: code === 0x20 || code === 0xa0 ? 260 : width,
    contours: code === 0x20 || code === 0xa0 ? [] : [box(width, code < 0x60 ? 700 : 500)],
  }))
  return {
    glyphs: [{ codes: [], advance: width, contours: [box(width, 700)] }, ...glyphs],
    ascent: 900,
    descent: 220,
    capHeight: 700,
    kerning: [
      { left: 34, right: 55, by: -60 },
      { left: 34, right: 57, by: -40 },
    ],
  }
}

/** A family of one such face. */
export const createBoxFamily = (name = 'Boxes'): OwnFamily => ({
  name,
  sizeFactor: 1,
  files: { regular: encodeBase64(writeOwnFace(createBoxFace())) },
})

/** A PNG of 16 × 8 pixels. */
export const LOGO_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAIAAAB/FOjAAAAAGElEQVR4nGOoko/BimRFFLAihlENtNAAAF4IUYGT/GtTAAAAAElFTkSuQmCC'

export const BRAND_ID = '0123456789abcdef0123456789abcdef'

/** An invented brand; `parts` replace its own. */
export const createBrand = (parts: Partial<Brand> = {}): Brand => ({
  id: BRAND_ID,
  name: 'Talleres Aldaba',
  colors: { primary: '#7a1f5c', ink: '#1d1420', muted: '#5f5362', tint: '#f7eef5' },
  ...parts,
})

/** A design made from a template of the catalog, with a brand. */
export const createSavedDesign = (id: string, parts: Partial<SavedDesign['brand']> = {}): SavedDesign => {
  const template = findTemplateById('toledo') ?? findTemplateById('clara')
  if (!template) throw new Error('no template')
  return {
    schemaVersion: 1,
    id,
    design: createOwnDesign(template, id, parts.name ?? 'Aldaba'),
    brand: { ...createBrand(), id, ...parts },
    onReports: false,
  }
}
