import type { ErrorCode } from '../errors.ts'
import type { Proficiency, SectionKey } from '../resume/content.ts'

export type Params = Readonly<Record<string, string | number>>

export type ErrorWords = Readonly<Record<ErrorCode, (params: Params) => string>>

/** The words a printed resume needs. Months: short forms, January first. */
export interface DocumentWords {
  readonly sections: Readonly<Record<SectionKey, string>>
  readonly contact: string
  readonly technical: string
  readonly soft: string
  readonly present: string
  readonly inProgress: string
  readonly gpa: string
  readonly credential: string
  readonly expires: string
  readonly page: (page: number, pages: number) => string
  readonly months: readonly string[]
  readonly proficiency: Readonly<Record<Proficiency, string>>
  /** Title of the file, shown by PDF readers. */
  readonly documentTitle: (fullName: string) => string
  readonly untitled: string
}
