import * as z from 'zod'
import { colorSchema } from './styling-values.ts'

/** The largest brand that a document carries. Characters as stored, which for pictures and faces is Base64. */
export const BRAND_LIMITS = {
  nameChars: 60,
  footerChars: 160,
  logoChars: 160_000,
  /** Of one face: 128 KB of TrueType. */
  faceChars: 174_764,
  /** Of the whole brand as JSON. */
  chars: 700_000,
  /** Of a file that a face or a logo is made from. */
  fileBytes: 2 * 1024 * 1024,
  logoPx: 1_200,
} as const

/** Letters, digits and marks of one line; no breaks, no formatting characters. */
const lineSchema = (maxChars: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxChars)
    .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u)
export const brandNameSchema = lineSchema(BRAND_LIMITS.nameChars)

/** Readability is not part of the schema; see `checkDesign`. */
const brandColorsSchema = z.object({
  /** Headings and accents. */
  primary: colorSchema,
  ink: colorSchema,
  muted: colorSchema,
  /** Background of sidebars and header bands. */
  tint: colorSchema,
})
export type BrandColors = z.infer<typeof brandColorsSchema>

/** TrueType as Base64, as `redrawFont` writes it. A face that fails `parseOwnFace` is not drawn. */
const faceSchema = z
  .string()
  .max(BRAND_LIMITS.faceChars)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)

export const FACE_WEIGHTS = ['regular', 'bold', 'italic', 'bold-italic', 'light'] as const
export type FaceWeight = (typeof FACE_WEIGHTS)[number]

/** A family of the person's own. Weights without a file are drawn in the nearest one. */
const ownFamilySchema = z.object({
  /** Begins with a letter, because it is part of names in PDF and Word files. */
  name: z
    .string()
    .max(BRAND_LIMITS.nameChars)
    .regex(/^[A-Za-z][A-Za-z0-9 -]*$/),
  /** What sizes are multiplied by, so that its lower-case letters look as large as those of other families. */
  sizeFactor: z.number().min(0.8).max(1.3),
  files: z.object({
    regular: faceSchema,
    bold: faceSchema.optional(),
    italic: faceSchema.optional(),
    'bold-italic': faceSchema.optional(),
    light: faceSchema.optional(),
  }),
})
export type OwnFamily = z.infer<typeof ownFamilySchema>

/** A picture that was drawn anew on the person's device: never the file itself. */
const logoSchema = z.object({
  source: z
    .string()
    .max(BRAND_LIMITS.logoChars)
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/),
  /** In pixels; the page shows it in this proportion. */
  width: z.int().min(8).max(BRAND_LIMITS.logoPx),
  height: z.int().min(8).max(BRAND_LIMITS.logoPx),
  /** On the page, in pt. */
  size: z.number().min(12).max(72),
  place: z.enum(['header', 'footer']),
  align: z.enum(['left', 'center', 'right']),
})
export type Logo = z.infer<typeof logoSchema>

/** Colors, faces, logo and footer of a person or company, drawn in any template, on letters and on reports. */
export const brandSchema = z.object({
  /** Of the saved design that it is a copy of. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  name: brandNameSchema,
  colors: brandColorsSchema,
  text: ownFamilySchema.optional(),
  /** Of name and headings; `text` by default. */
  display: ownFamilySchema.optional(),
  logo: logoSchema.optional(),
  /** One line at the foot of every page. */
  footer: lineSchema(BRAND_LIMITS.footerChars).optional(),
})
export type Brand = z.infer<typeof brandSchema>
