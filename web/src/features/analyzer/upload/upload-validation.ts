import { LIMITS } from '#shared/resume/schema/limits.ts'

/** Spec section 5: PDF only, one file, at most 10 MB. */
export const ACCEPTED_TYPES = '.pdf,application/pdf'

export type Rejection = 'too-large' | 'wrong-type' | 'other'

interface FileInfo {
  readonly name: string
  readonly type: string
  readonly size: number
}

const isPdf = ({ name, type }: Pick<FileInfo, 'name' | 'type'>): boolean =>
  type === 'application/pdf' || /\.pdf$/i.test(name)

/** Why a choice of files is refused; null when it is one PDF of a size we take. */
export const getRejection = (files: readonly FileInfo[]): Rejection | null => {
  const [file, ...more] = files
  if (!file || more.length > 0) return 'other'
  if (!isPdf(file)) return 'wrong-type'
  return file.size > LIMITS.fileBytes ? 'too-large' : null
}

export type DragState = 'idle' | 'active' | 'accept' | 'reject'

/** What a drag over the zone promises. Browsers tell the kind and type, never the name or size, before the drop. */
export const getDragState = (items: readonly { kind: string; type: string }[]): DragState => {
  const files = items.filter((item) => item.kind === 'file')
  if (files.length === 0) return 'active'
  const [file] = files
  if (files.length > 1 || !file) return 'reject'
  if (file.type === '') return 'active'
  return file.type === 'application/pdf' ? 'accept' : 'reject'
}

/** Bytes in MB to two decimals. */
export const toMegabytes = (bytes: number): number => Math.round((bytes / 1024 / 1024) * 100) / 100

export type SubmitProblem = 'sign-in' | 'limit' | 'nothing' | 'too-short'

interface Submission {
  readonly signedIn: boolean
  readonly usage: { readonly count: number; readonly limit: number } | null
  readonly hasFile: boolean
  readonly text: string
}

/** -1 is unlimited. */
export const isLimitReached = (usage: Submission['usage']): boolean =>
  usage !== null && usage.limit >= 0 && usage.count >= usage.limit

/** Why an analysis may not start; null when it may. A file wins over a text. */
export const getSubmitProblem = ({ signedIn, usage, hasFile, text }: Submission): SubmitProblem | null => {
  if (!hasFile && text.trim() === '') return 'nothing'
  if (!signedIn) return 'sign-in'
  if (isLimitReached(usage)) return 'limit'
  return !hasFile && text.trim().length < LIMITS.minTextChars ? 'too-short' : null
}
