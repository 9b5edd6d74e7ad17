import { AppError } from '#shared/errors.ts'
import { parseSavedDesign } from '#shared/renderer/brand/parse-saved-design.ts'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { saveText } from '#web/platform/save-file.ts'
import { copyDesign } from '#web/storage/designs/sync-designs.ts'
import { newId } from '#web/storage/new-id.ts'

/** Downloads a design with its fonts and logo as one file. */
export const exportDesign = (saved: SavedDesign): void => {
  const name = saved.brand.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  saveText(`${name || 'design'}.faro-design.json`, 'application/json', JSON.stringify(saved, null, 2))
}

/**
 * A design from such a file, under an id of its own: the file may come from another account.
 * Throws `too-large`, `invalid-json` and the codes of `parseSavedDesign`.
 */
export const importDesign = async (file: Blob): Promise<SavedDesign> => {
  if (file.size > LIMITS.fileBytes) throw new AppError('too-large')
  const saved = parseSavedDesign(parseJson(await file.text()))
  return copyDesign(saved, newId(), saved.brand.name)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid-json', {}, cause)
  }
}
