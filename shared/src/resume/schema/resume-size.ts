import { AppError, type ErrorCode } from '../../errors.ts'
import { BRAND_LIMITS } from '../design/brand.ts'
import { LIMITS } from './limits.ts'

/** The lists of entries, of a `ResumeContent` and of a `ResumeDocument`. */
const ENTRY_SECTIONS = [
  'experience',
  'education',
  'languages',
  'projects',
  'certifications',
  'awards',
  'volunteer',
  'custom',
] as const

interface Oversize {
  readonly code: ErrorCode
  readonly params: { readonly max: number; readonly section?: string }
}

/**
 * The first limit that a `ResumeContent` or `ResumeDocument` is beyond; null within all. The value does not have to be
 * valid: this is checked before its schema, whose time grows with its size. `maxChars`: as `countJsonChars`
 * counts.
 */
export const findOversize = (resume: unknown, maxChars: number): Oversize | null => {
  for (const section of ENTRY_SECTIONS) {
    const entries = listEntries(resume, section)
    if (entries.length > LIMITS.sectionEntries)
      return { code: 'too-many-entries', params: { section, max: LIMITS.sectionEntries } }
    if (entries.some((entry) => countBullets(entry) > LIMITS.entryBullets))
      return { code: 'too-many-entry-bullets', params: { section, max: LIMITS.entryBullets } }
  }
  if (countAllBullets(resume) > LIMITS.bullets) return { code: 'too-many-bullets', params: { max: LIMITS.bullets } }
  return countJsonChars(resume) > maxChars ? { code: 'too-much-text', params: { max: maxChars } } : null
}

/** Throws `too-many-entries`, `too-many-entry-bullets`, `too-many-bullets` or `too-much-text`, as `findOversize`. */
export const assertResumeSize = (resume: unknown, maxChars: number): void => {
  const found = findOversize(resume, maxChars)
  if (found) throw new AppError(found.code, found.params)
}

/** Bullets of an entry, or paragraphs of a custom section. */
export const countBullets = (entry: unknown): number => {
  const list = getOwn(entry, 'achievements') ?? getOwn(entry, 'items')
  return Array.isArray(list) ? list.length : 0
}

/** Bullets of all entries of a resume, with the paragraphs of its custom sections. */
export const countAllBullets = (resume: unknown): number => {
  let count = 0
  for (const section of ENTRY_SECTIONS) for (const entry of listEntries(resume, section)) count += countBullets(entry)
  return count
}

const listEntries = (resume: unknown, section: string): readonly unknown[] => {
  const entries = getOwn(getOwn(resume, 'sections') ?? resume, section)
  return Array.isArray(entries) ? entries : []
}

/** Characters of a resume as JSON, without its photo and without its brand up to `BRAND_LIMITS.chars`. */
export const countJsonChars = (resume: unknown): number => {
  const photo = getOwn(getOwn(resume, 'personalInfo'), 'photo')
  const brand = JSON.stringify(getOwn(getOwn(resume, 'styling'), 'brand')) ?? ''
  const omitted = (typeof photo === 'string' ? photo.length : 0) + Math.min(brand.length, BRAND_LIMITS.chars)
  return (JSON.stringify(resume) ?? '').length - omitted
}

const getOwn = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
