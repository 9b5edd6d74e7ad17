import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { fromContent } from '#shared/resume/from-content.ts'
import { importResume } from '#shared/resume/import.ts'
import { LIMITS } from '#shared/resume/limits.ts'
import { isBackup, restoreBackup } from '#web/storage/backup.ts'
import { createDraft } from '#web/storage/drafts.ts'
import { newId } from '#web/storage/new-id.ts'

const titleOf = (file: File): string => file.name.replace(/(\.faro|\.resume)?\.\w+$/, '') || 'CV'

/**
 * A new draft from a file: JSON Resume, our own export or backup. Gives the draft's id, null for a backup.
 * Throws the reader's errors (`too-large`, `invalid-json`, `invalid-document` …).
 */
export const importFile = async (file: File, language: Language): Promise<string | null> => {
  if (file.size > LIMITS.file) throw new AppError('too-large')
  return importJson(file, language)
}

const importJson = async (file: File, language: Language): Promise<string | null> => {
  const text = await file.text()
  const backup = asBackup(text)
  if (backup !== null) {
    await restoreBackup(backup)
    return null
  }
  const { content, document } = importResume(text)
  const { personalInfo } = content
  return createDraft({
    name: document ? titleOf(file) : personalInfo.fullName || titleOf(file),
    document: document ?? fromContent(content, language, newId),
  })
}

const asBackup = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return isBackup(value) ? value : null
  } catch {
    return null
  }
}
