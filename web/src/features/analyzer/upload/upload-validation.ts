import { LIMITS } from '#shared/resume/schema/limits.ts'
import { isCvFile, isCvType } from '#web/platform/cv-files.ts'

export type Rejection = 'too-large' | 'wrong-type' | 'other'

interface FileInfo {
  readonly name: string
  readonly type: string
  readonly size: number
}

/** Why selected files are rejected; null for one PDF or Word file within the size limit. */
export const getRejection = (files: readonly FileInfo[]): Rejection | null => {
  const [file, ...more] = files
  if (!file || more.length > 0) return 'other'
  if (!isCvFile(file)) return 'wrong-type'
  return file.size > LIMITS.fileBytes ? 'too-large' : null
}

/** The error whose message says how to get a PDF from a file of a wrong type; null for files that are no text at all. */
export const getSaveHint = ({
  name,
  type,
}: Pick<FileInfo, 'name' | 'type'>): 'old-word' | 'unsupported-file' | null => {
  if (type === 'application/msword' || /\.(?:doc|dot)$/i.test(name)) return 'old-word'
  return type.startsWith('image/') || /\.(?:pages|rtf|jpe?g|png|heic|webp|tiff?)$/i.test(name)
    ? 'unsupported-file'
    : null
}

export type DragState = 'idle' | 'active' | 'accept' | 'reject'

/** State of a drag over the drop zone. Before the drop, browsers reveal kind and type, but not name and size. */
export const getDragState = (items: readonly { kind: string; type: string }[]): DragState => {
  const files = items.filter((item) => item.kind === 'file')
  if (files.length === 0) return 'active'
  const [file] = files
  if (files.length > 1 || !file) return 'reject'
  if (file.type === '') return 'active'
  return isCvType(file.type) ? 'accept' : 'reject'
}

/** Bytes to MB, rounded to two decimals. */
export const toMegabytes = (bytes: number): number => Math.round((bytes / 1024 / 1024) * 100) / 100

export type SubmitProblem = 'sign-in' | 'limit' | 'nothing' | 'too-short'

interface Submission {
  readonly signedIn: boolean
  readonly usage: { readonly count: number; readonly limit: number } | null
  readonly hasFile: boolean
  readonly text: string
}

/** Whether the month's analyses are used up; a negative limit means unlimited. */
export const isLimitReached = (usage: Submission['usage']): boolean =>
  usage !== null && usage.limit >= 0 && usage.count >= usage.limit

/** Why an analysis cannot start; null when it can. A file takes precedence over pasted text. */
export const getSubmitProblem = ({ signedIn, usage, hasFile, text }: Submission): SubmitProblem | null => {
  if (!hasFile && text.trim() === '') return 'nothing'
  if (!signedIn) return 'sign-in'
  if (isLimitReached(usage)) return 'limit'
  return !hasFile && text.trim().length < LIMITS.minTextChars ? 'too-short' : null
}
