import type { Language } from '../../../languages.ts'
import type { FieldExtractor } from '../field-extractor.ts'
import type { CustomSections } from './custom-sections.ts'
import type { ElementReader } from './element-reader.ts'

/** What both schemas are read from. */
export interface EuropassSource {
  /** The root. */
  readonly element: ElementReader
  readonly fields: FieldExtractor
  readonly custom: CustomSections
  readonly language: Language
}
