import { LIMITS } from '#shared/resume/schema/limits.ts'

/** `accept` attribute of the file input. */
export const ACCEPTED_TYPES = '.pdf,application/pdf'

export type Rejection = 'too-large' | 'wrong-type' | 'other'

interface FileInfo {
  readonly name: string
  readonly type: string
  readonly size: number
}

const isPdf = ({ name, type }: Pick<FileInfo, 'name' | 'type'>): boolean =>
  type === 'application/pdf' || /\.pdf$/i.test(name)

/** Why selected files are rejected; null for one PDF within the size limit. */
export const getRejection = (files: readonly FileInfo[]): Rejection | null => {
  const [file, ...more] = files
  if (!file || more.length > 0) return 'other'
  if (!isPdf(file)) return 'wrong-type'
  return file.size > LIMITS.fileBytes ? 'too-large' : null
}

export type DragState = 'idle' | 'active' | 'accept' | 'reject'

/** State of a drag over the drop zone. Before the drop, browsers reveal kind and type, but not name and size. */
export const getDragState = (items: readonly { kind: string; type: string }[]): DragState => {
  const files = items.filter((item) => item.kind === 'file')
  if (files.length === 0) return 'active'
  const [file] = files
  if (files.length > 1 || !file) return 'reject'
  if (file.type === '') return 'active'
  return file.type === 'application/pdf' ? 'accept' : 'reject'
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
