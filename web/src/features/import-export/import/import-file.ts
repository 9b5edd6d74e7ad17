import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { findScannedPages } from '#shared/parser/recognition/find-scanned-pages.ts'
import type { DroppedValue } from '#shared/resume/import/dropped-value.ts'
import type { ImportedResume } from '#shared/resume/import/imported-resume.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { fitContent } from '#shared/resume/schema/fit-content.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { isBackup, restoreBackup } from '#web/storage/drafts/backup.ts'
import { createDraftFromResume } from '#web/storage/drafts/create-draft-from-resume.ts'
import { createDraft } from '#web/storage/drafts/drafts.ts'
import {
  extractFile,
  extractText,
  isScan,
  type ParsedExtraction,
  parseExtracted,
  readResumeData,
} from '#web/workers/extract/client.ts'
import type { ReviewedImport } from './review/review-dialog.tsx'

/** Scanned pages of a file: what was extracted besides them, and their number; null for a file of scanned pages only. */
interface Scan {
  readonly file: File
  readonly extracted: ExtractedDocument | null
  readonly pages: number | null
}

/** Returns the document with the recognized pages, or null to go on without them. */
export type AskToRecognize = (scan: Scan) => Promise<ExtractedDocument | null>

/** Shows what was read from a file; returns what is imported, or null to stop. */
export type AskToReview = (file: File, extraction: ParsedExtraction) => Promise<ReviewedImport | null>

/**
 * A new draft, with what was not imported, or the number of drafts restored from a backup. `declined`: all pages are
 * scans, which were not to be recognized, or the person stopped at the review.
 */
export type ImportResult =
  | { readonly kind: 'declined' }
  | {
      readonly kind: 'draft'
      readonly id: string
      readonly dropped: readonly DroppedValue[]
      /** Texts beyond the largest resume. */
      readonly leftOut: readonly string[]
      /** Whether the file is longer than what is read of a file. */
      readonly isTruncated: boolean
      /** Why the data in a PDF was not used, so that its pages were read. */
      readonly refused: ErrorCode | null
    }
  | { readonly kind: 'backup'; readonly restored: number }

/** What a person is asked during an import. */
export interface ImportQuestions {
  readonly askToRecognize: AskToRecognize
  readonly askToReview: AskToReview
}

const getTitleFromFileName = (file: File): string => file.name.replace(/(\.faro|\.resume)?\.\w+$/, '') || 'CV'

const detectFileKind = (file: File): 'json' | 'text' | 'document' => {
  if (file.type === 'application/json' || /\.json$/i.test(file.name)) return 'json'
  return file.type.startsWith('text/') || /\.(txt|md)$/i.test(file.name) ? 'text' : 'document'
}

/**
 * Creates a draft from a PDF (from the data in it, when it has any), Word file, plain text, LinkedIn's data export,
 * Europass XML, JSON Resume or Faro export, or restores a Faro backup. Runs on the device. Throws the codes of the
 * extractor and the importers, such as `not-pdf`, `encrypted`, `too-large` or `invalid-json`.
 */
export const importFile = async (
  file: File,
  language: Language,
  signal: AbortSignal,
  { askToRecognize, askToReview }: ImportQuestions,
): Promise<ImportResult> => {
  if (file.size > LIMITS.fileBytes) throw new AppError('too-large')
  const kind = detectFileKind(file)
  if (kind === 'json') return importJson(file, language)
  const { imported, refused } = await readResumeData(signal, file, language)
  if (imported) return createImportedDraft(file, imported, language)
  if (/\.(zip|xml)$/i.test(file.name)) throw new AppError('unsupported-file')
  const extraction =
    kind === 'text' ? await extractText(signal, await file.text()) : await extractDocument(file, signal, askToRecognize)
  if (!extraction) return { kind: 'declined' }
  const { extracted } = extraction
  const parsed = await askToReview(file, extraction)
  if (!parsed) return { kind: 'declined' }
  const { content, leftOut } = fitContent(parsed.content)
  const id = await createDraftFromResume({
    resume: { content, language: extracted.language ?? language },
    fallbackName: getTitleFromFileName(file),
    provenance: parsed.provenance,
  })
  const isTruncated = extracted.hazards.some(({ code }) => code === 'truncated')
  return { kind: 'draft', id, dropped: [], leftOut, isTruncated, refused }
}

/** Extracts a PDF or Word file and asks about scanned pages; null when it has no others and they are not to be recognized. */
const extractDocument = async (
  file: File,
  signal: AbortSignal,
  askToRecognize: AskToRecognize,
): Promise<ParsedExtraction | null> => {
  const extraction = await extractFile(signal, file).catch((error: unknown) => {
    if (isScan(error)) return null
    throw error
  })
  const pages = extraction && findScannedPages(extraction.extracted).length
  if (pages === 0) return extraction
  const recognized = await askToRecognize({ file, extracted: extraction?.extracted ?? null, pages })
  return recognized ? parseExtracted(signal, recognized) : extraction
}

const importJson = async (file: File, language: Language): Promise<ImportResult> => {
  const text = await file.text()
  const backup = parseBackup(text)
  if (backup !== null) return { kind: 'backup', restored: await restoreBackup(backup) }
  return createImportedDraft(file, importResume(text, { language }), language)
}

const createImportedDraft = async (
  file: File,
  { content, document, dropped, language: named }: ImportedResume,
  language: Language,
): Promise<ImportResult> => {
  const fallbackName = getTitleFromFileName(file)
  const fitted = document ? { content, leftOut: [] } : fitContent(content)
  // An export of Faro is named after its file: the person may have several of them.
  const id = document
    ? await createDraft({ document, name: fallbackName })
    : await createDraftFromResume({ resume: { content: fitted.content, language: named ?? language }, fallbackName })
  return { kind: 'draft', id, dropped, leftOut: fitted.leftOut, isTruncated: false, refused: null }
}

const parseBackup = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return isBackup(value) ? value : null
  } catch {
    return null
  }
}
