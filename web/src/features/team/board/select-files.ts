import { LIMITS } from '#shared/resume/schema/limits.ts'
import { isCvFile } from '#web/platform/cv-files.ts'

/** Files that are added at once. */
export const MAX_FILES = 100

interface FileInfo {
  readonly name: string
  readonly type: string
  readonly size: number
}

export interface SelectedFiles<T> {
  readonly files: readonly T[]
  /** Neither PDF nor Word. */
  readonly wrongType: number
  readonly tooLarge: number
  /** Beyond `MAX_FILES`. */
  readonly tooMany: number
}

/** The dropped files that can be added; a file that was dropped twice counts once. */
export const selectFiles = <T extends FileInfo>(dropped: readonly T[]): SelectedFiles<T> => {
  const unique = [...new Map(dropped.map((file) => [`${file.name} ${file.size}`, file])).values()]
  const readable = unique.filter(isCvFile)
  const fitting = readable.filter(({ size }) => size <= LIMITS.fileBytes)
  return {
    files: fitting.slice(0, MAX_FILES),
    wrongType: unique.length - readable.length,
    tooLarge: readable.length - fitting.length,
    tooMany: Math.max(0, fitting.length - MAX_FILES),
  }
}
