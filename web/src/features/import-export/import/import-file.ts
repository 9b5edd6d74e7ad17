import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { isBackup, restoreBackup } from '#web/storage/drafts/backup.ts'
import { createDraftFromResume } from '#web/storage/drafts/create-draft-from-resume.ts'
import { createDraft } from '#web/storage/drafts/drafts.ts'
import { extractFile, extractText } from '#web/workers/extract/client.ts'

/** A new draft, with the number of dropped parts, or the number of drafts restored from a backup. */
export type ImportResult =
  | { readonly kind: 'draft'; readonly id: string; readonly dropped: number }
  | { readonly kind: 'backup'; readonly restored: number }

const getTitleFromFileName = (file: File): string => file.name.replace(/(\.faro|\.resume)?\.\w+$/, '') || 'CV'

const detectFileKind = (file: File): 'json' | 'text' | 'pdf' => {
  if (file.type === 'application/json' || /\.json$/i.test(file.name)) return 'json'
  return file.type.startsWith('text/') || /\.(txt|md)$/i.test(file.name) ? 'text' : 'pdf'
}

/**
 * Creates a draft from a PDF, plain text, JSON Resume or Faro export, or restores a Faro backup. Runs on the device.
 * @throws AppError of the extractor or importer: `not-pdf`, `encrypted`, `scanned`, `too-large`, `invalid-json`, …
 */
export const importFile = async (file: File, language: Language, signal: AbortSignal): Promise<ImportResult> => {
  if (file.size > LIMITS.fileBytes) throw new AppError('too-large')
  const kind = detectFileKind(file)
  if (kind === 'json') return importJson(file, language)
  const { extracted, parsed } =
    kind === 'text' ? await extractText(signal, await file.text()) : await extractFile(signal, file)
  const id = await createDraftFromResume({
    resume: { content: parsed.content, language: extracted.language ?? language },
    fallbackName: getTitleFromFileName(file),
    provenance: parsed.provenance,
  })
  return { kind: 'draft', id, dropped: 0 }
}

const importJson = async (file: File, language: Language): Promise<ImportResult> => {
  const text = await file.text()
  const backup = parseBackup(text)
  if (backup !== null) return { kind: 'backup', restored: await restoreBackup(backup) }
  const { content, document, dropped } = importResume(text)
  const fallbackName = getTitleFromFileName(file)
  // An export of Faro is named after its file: the person may have several of them.
  const id = document
    ? await createDraft({ document, name: fallbackName })
    : await createDraftFromResume({ resume: { content, language }, fallbackName })
  return { kind: 'draft', id, dropped: dropped.length }
}

const parseBackup = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return isBackup(value) ? value : null
  } catch {
    return null
  }
}
