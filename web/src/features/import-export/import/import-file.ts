import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { fromContent } from '#shared/resume/schema/content-to-document.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { isBackup, restoreBackup } from '#web/storage/backup.ts'
import { createDraft } from '#web/storage/drafts.ts'
import { newId } from '#web/storage/new-id.ts'
import { type ExtractResult, extractFile, extractText } from '#web/workers/extract/client.ts'

/** `draft`: the id of the new draft. `backup`: how many drafts came back. */
export type Outcome =
  | { readonly kind: 'draft'; readonly id: string; readonly dropped: number }
  | { readonly kind: 'backup'; readonly restored: number }

const titleOf = (file: File): string => file.name.replace(/(\.faro|\.resume)?\.\w+$/, '') || 'CV'

const kindOf = (file: File): 'json' | 'text' | 'pdf' => {
  if (file.type === 'application/json' || /\.json$/i.test(file.name)) return 'json'
  return file.type.startsWith('text/') || /\.(txt|md)$/i.test(file.name) ? 'text' : 'pdf'
}

/**
 * A new draft from a file: a PDF or text (read on the device), JSON Resume, our own export or backup.
 * Throws the readers' errors (`not-pdf`, `encrypted`, `scanned`, `too-large`, `invalid-json`, `invalid-document` …).
 */
export const importFile = async (file: File, language: Language, signal: AbortSignal): Promise<Outcome> => {
  if (file.size > LIMITS.file) throw new AppError('too-large')
  const kind = kindOf(file)
  if (kind === 'json') return importJson(file, language)
  const extracted = kind === 'text' ? await extractText(signal, await file.text()) : await extractFile(signal, file)
  return { kind: 'draft', id: await keep(extracted, file, language), dropped: 0 }
}

const keep = ({ document, parsed }: ExtractResult, file: File, language: Language): Promise<string> =>
  createDraft({
    name: parsed.content.personalInfo.fullName || titleOf(file),
    document: fromContent(parsed.content, document.language ?? language, newId),
    provenance: parsed.provenance,
  })

const importJson = async (file: File, language: Language): Promise<Outcome> => {
  const text = await file.text()
  const backup = asBackup(text)
  if (backup !== null) return { kind: 'backup', restored: await restoreBackup(backup) }
  const { content, document, dropped } = importResume(text)
  const id = await createDraft({
    name: document ? titleOf(file) : content.personalInfo.fullName || titleOf(file),
    document: document ?? fromContent(content, language, newId),
  })
  return { kind: 'draft', id, dropped: dropped.length }
}

const asBackup = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return isBackup(value) ? value : null
  } catch {
    return null
  }
}
