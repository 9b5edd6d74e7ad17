import { AppError } from '#shared/errors.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'

/**
 * Parses a JSON file.
 * @throws AppError `too-large` or `invalid-json`
 */
export const readJsonFile = async (file: Blob): Promise<unknown> => {
  if (file.size > LIMITS.fileBytes) throw new AppError('too-large')
  try {
    return JSON.parse(await file.text())
  } catch (cause) {
    throw new AppError('invalid-json', {}, cause)
  }
}
