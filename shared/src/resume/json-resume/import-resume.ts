import { AppError } from '../../errors.ts'
import { isRecord } from '../../is-record.ts'
import type { ImportedResume, ImportOptions } from '../import/imported-resume.ts'
import { contentSchema } from '../schema/content.ts'
import type { ResumeDocument } from '../schema/document.ts'
import { documentToContent } from '../schema/document-to-content.ts'
import { LIMITS } from '../schema/limits.ts'
import { migrateDocument } from '../schema/migrate-document.ts'
import { assertResumeSize } from '../schema/resume-size.ts'
import { fromJsonResume } from './from-json-resume.ts'
import { parsePartialContent } from './parse-partial-content.ts'

const MAX_JSON_DEPTH = 100

/**
 * Imports the text of a JSON file: JSON Resume, a Faro export, or a `ResumeContent`. `language` is that of section titles.
 * @throws AppError `too-large`, `empty`, `invalid-json` (params `line` and `column` where known), `invalid-document` or
 * `newer-version`, and the codes of `assertResumeSize` for an export
 */
export const importResume = (text: string, options: ImportOptions = {}): ImportedResume =>
  importResumeTree(parseJsonRecord(text), options)

/**
 * Parses the text of a JSON file that holds one object.
 * @throws AppError as `importResume`
 */
export const parseJsonRecord = (text: string): Record<string, unknown> => {
  if (text.length > LIMITS.fileBytes) throw new AppError('too-large')
  const root = parseJson(text.replace(/^\ufeff/, ''))
  if (!isRecord(root) || isDeeperThan(root, MAX_JSON_DEPTH)) throw new AppError('invalid-document')
  return root
}

/** Imports a tree of `parseJsonRecord`. Throws as `importResume`. */
export const importResumeTree = (root: Record<string, unknown>, options: ImportOptions = {}): ImportedResume => {
  const exported = findExportedDocument(root)
  if (exported) return importDocument(migrateDocument(exported))
  if (isRecord(getOwn(root, 'personalInfo')) || isRecord(getOwn(root, 'sections')))
    return { kind: 'flat', ...parsePartialContent(root) }
  if (JSON_RESUME_KEYS.some((key) => isFilled(getOwn(root, key))))
    return { kind: 'json-resume', ...fromJsonResume(root, options) }
  if (Object.hasOwn(root, '$schema') || Object.hasOwn(root, 'basics') || Object.keys(root).length === 0)
    return { kind: 'json-resume', content: contentSchema.parse({}), dropped: [] }
  throw new AppError('invalid-document')
}

const JSON_RESUME_KEYS = [
  'basics',
  'bio',
  'work',
  'education',
  'skills',
  'volunteer',
  'projects',
  'awards',
  'publications',
  'languages',
  'certificates',
  'certifications',
  'interests',
  'references',
]

const importDocument = (document: ResumeDocument): ImportedResume => {
  assertResumeSize(document, LIMITS.documentChars)
  return { kind: 'export', document, content: documentToContent(document, document.language).content, dropped: [] }
}

/** The document of a Faro export: the file itself, its `document`, or the first of its `documents`. */
const findExportedDocument = (root: Record<string, unknown>): unknown => {
  if (Object.hasOwn(root, 'schemaVersion')) return root
  const inner = getOwn(root, 'document')
  if (isRecord(inner) && Object.hasOwn(inner, 'schemaVersion')) return inner
  const list = getOwn(root, 'documents')
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  return isRecord(first) && Object.hasOwn(first, 'schemaVersion') ? first : undefined
}

const parseJson = (text: string): unknown => {
  if (text.trim() === '') throw new AppError('empty')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('invalid-json', locateSyntaxError(text, error), error)
  }
}

/** JavaScript engines give the position of a syntax error in its message only. */
const locateSyntaxError = (text: string, error: unknown): Record<string, number> => {
  const found = /position (\d+)/.exec(error instanceof Error ? error.message : '')
  if (!found) return {}
  const before = text.slice(0, Number(found[1])).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const getOwn = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

const isFilled = (value: unknown): boolean => (typeof value === 'object' && value !== null) || typeof value === 'string'

const isDeeperThan = (root: unknown, maxDepth: number): boolean => {
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true
    level = level.flatMap((node) => (node && typeof node === 'object' ? Object.values(node) : []))
  }
  return false
}
