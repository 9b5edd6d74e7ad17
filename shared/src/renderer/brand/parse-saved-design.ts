import { AppError } from '../../errors.ts'
import { BRAND_LIMITS, FACE_WEIGHTS, type OwnFamily } from '../../resume/design/brand.ts'
import { SAVED_DESIGN_VERSION, type SavedDesign, savedDesignSchema } from '../../resume/design/own-design.ts'
import { findTemplateById } from '../../templates/catalog.ts'
import { parseOwnFace } from '../fonts/own-faces.ts'
import { checkColors } from './check-colors.ts'
import { checkLogo } from './check-logo.ts'

const MAX_ISSUE_CHARS = 60

/**
 * A design from a file, a database or a request, checked as far as that needs no drawing.
 * @throws AppError `invalid-design`, `newer-version`, `unreadable-face`, `unreadable-logo`, `low-contrast`
 */
export const parseSavedDesign = (value: unknown): SavedDesign => {
  const version = typeof value === 'object' && value !== null ? Reflect.get(value, 'schemaVersion') : undefined
  if (typeof version === 'number' && version > SAVED_DESIGN_VERSION) throw new AppError('newer-version', { version })
  const parsed = savedDesignSchema.safeParse(value)
  if (!parsed.success)
    throw new AppError('invalid-design', {
      path: (parsed.error.issues[0]?.path.join('.') ?? '').slice(0, MAX_ISSUE_CHARS),
    })
  const saved = parsed.data
  assertConsistent(saved)
  const { text, display, logo, colors } = saved.brand
  for (const family of [text, display]) if (family && !hasSoundFiles(family)) throw new AppError('unreadable-face')
  if (logo && !checkLogo(logo)) throw new AppError('unreadable-logo')
  const [low] = checkColors(colors)
  if (low) throw new AppError('low-contrast', { ratio: low.ratio })
  return saved
}

const assertConsistent = ({ id, design, brand }: SavedDesign): void => {
  if (brand.id !== id) throw new AppError('invalid-design', { path: 'brand.id' })
  if (design && design.id !== `own-${id}`) throw new AppError('invalid-design', { path: 'design.id' })
  if (design && !findTemplateById(design.base)) throw new AppError('invalid-design', { path: 'design.base' })
  if (JSON.stringify(brand).length > BRAND_LIMITS.chars) throw new AppError('request-too-large')
}

const hasSoundFiles = ({ files }: OwnFamily): boolean =>
  FACE_WEIGHTS.every((weight) => {
    const base64 = files[weight]
    return base64 === undefined || parseOwnFace(base64) !== null
  })
