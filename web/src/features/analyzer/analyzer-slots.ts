import type { ComponentType, ReactNode } from 'react'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'

export interface AtsViewProps {
  readonly read: ExtractedDocument
  /** The file itself, when it is still at hand: its pages are drawn beside the text. */
  readonly file: Blob | null
  /** Index of a line to show. `at` changes with every jump, so that the same line can be asked for twice. */
  readonly focus: { readonly line: number; readonly at: number } | null
}

/** What `web/app` puts into the analyzer from other features. */
export interface AnalyzerSlots {
  readonly signIn: ReactNode
  readonly AtsView: ComponentType<AtsViewProps>
}
